import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, expect, it } from 'vitest';
import { LettersMissing, type PdfFonts } from '@countertop/design-system/pdf';
import { certificatePdf } from './certificatePdf.ts';

const { resolve } = createRequire(import.meta.url);
const filesOf = (names: readonly string[]) => Promise.all(names.map((name) => readFile(resolve(name))));

let fonts: PdfFonts;
beforeAll(async () => {
  const [caprasimo, lexend] = ['@fontsource/caprasimo/files/caprasimo', '@fontsource/lexend/files/lexend'];
  fonts = {
    display: await filesOf([`${caprasimo}-latin-400-normal.woff`]),
    text: await filesOf([`${lexend}-latin-400-normal.woff`, `${lexend}-latin-ext-400-normal.woff`]),
  };
});

const words = {
  language: 'en',
  title: 'Explorer Certificate',
  intro: 'This is given to',
  name: 'Mia Łukasz-Müller',
  reason: 'Five levels of sums at the bistro.',
  skills: ['Multiply within 100 (3.OA.C.7)', 'Make change from bills (4.MD.A.2)'],
  figures: '412 problems, 91 percent right, on November 21, 2026',
  check: 'Check code 7K3MQ-X9T2A, at countertop.example/verify',
};
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

it('makes one tagged page with a title and a language, by PDF/UA', async () => {
  const text = textOf(await certificatePdf(words, fonts));

  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toMatch(/\/MarkInfo|\/Marked true/);
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/Lang (en)');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('pdfuaid:part');
  expect(text.match(/\/S \/H1/g)).toHaveLength(1);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

it('brings every font it uses, those of a name with letters of another group as well', async () => {
  const text = textOf(await certificatePdf(words, fonts));

  expect(text).not.toContain('Helvetica');
  expect(text.match(/\/FontFile[23]?/g)?.length).toBeGreaterThanOrEqual(3);
});

it('says that it cannot draw a name whose letters no font has', async () => {
  await expect(async () => certificatePdf({ ...words, name: '王小明' }, fonts)).rejects.toThrow(LettersMissing);
});

it('keeps a long name on its line', async () => {
  const bytes = await certificatePdf({ ...words, name: 'Maximiliane '.repeat(12).trim() }, fonts);

  expect(textOf(bytes).match(/\/Type \/Page\b/g)).toHaveLength(1);
});
