import type { PdfFonts } from '@countertop/design-system/pdf';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, expect, it } from 'vitest';
import { receiptPdf } from './receiptPdf.ts';
import type { ReceiptText } from './receiptText.ts';

const { resolve } = createRequire(import.meta.url);
const fileOf = (name: string) => readFile(resolve(`@fontsource/${name}-latin-400-normal.woff`));

let fonts: PdfFonts;
beforeAll(async () => {
  fonts = { display: [await fileOf('caprasimo/files/caprasimo')], text: [await fileOf('lexend/files/lexend')] };
});

const texts: ReceiptText = {
  language: 'en-US',
  seller: 'Countertop',
  title: 'Receipt CT-20261122-ABCDEFGHJK',
  status: 'Refunded in full.',
  lines: [
    { label: 'Receipt number', value: 'CT-20261122-ABCDEFGHJK' },
    { label: 'Amount paid', value: '$39.99 (USD)' },
    { label: 'Paid by', value: 'Dana, dana@example.com' },
  ],
  note: 'Payments are never renewed automatically.',
};
const textOf = async (receipt: ReceiptText) => Buffer.from(await receiptPdf(receipt, fonts)).toString('latin1');
const count = (text: string, tag: string) => text.split(`/S /${tag}\n`).length - 1;

it('creates one tagged PDF/UA page with a heading and a table with row headers', async () => {
  const text = await textOf(texts);

  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain('pdfuaid:part');
  expect(text).toContain('/Lang (en-US)');
  expect(text).toContain(`(${texts.title})`);
  expect(['H1', 'Table', 'TR', 'TH', 'TD'].map((tag) => count(text, tag))).toEqual([1, 1, 3, 3, 3]);
  expect(text.match(/\/Scope \/Row/g)).toHaveLength(3);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).not.toContain('Helvetica');
});

it('handles a name that is long or has letters of no font', async () => {
  for (const value of ['王小明, wang@example.com', `${'Maximiliane '.repeat(30)}, ${'m'.repeat(200)}@example.com`]) {
    expect(await textOf({ ...texts, lines: [{ label: 'Paid by', value }] })).toMatch(/\/Type \/Page\b/);
  }
});
