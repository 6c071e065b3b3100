import { MissingGlyphsError, type PdfFonts } from '@countertop/design-system/pdf';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, expect, it } from 'vitest';
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

const texts = {
  language: 'en-US',
  title: 'Explorer Certificate',
  intro: 'This is given to',
  name: 'Mia Łukasz-Müller',
  reason: 'Five levels of math at the bistro.',
  skills: ['Uses the times tables (3.OA.C.7)', 'Gives change from a bill (4.MD.A.2)'],
  facts: '412 problems, 91 percent right',
  date: { text: 'November 21, 2026', label: 'Date' },
  giver: { text: 'Countertop', label: 'Given by' },
  check: 'Check code 7K3MQ-X9T2A, at countertop.example/verify/7K3MQX9T2A',
};
const many = (text: string, part: string) => text.split(part).length - 1;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

it('creates one tagged PDF/UA page with a title and a language', async () => {
  const text = textOf(await certificatePdf(texts, fonts));

  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toMatch(/\/MarkInfo|\/Marked true/);
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/Lang (en-US)');
  expect(text).toMatch(/\/Title \d+ 0 R/);
  expect(text).toContain('(Explorer Certificate)');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('pdfuaid:part');
  expect(['H1', 'L', 'LI', 'LBody', 'P'].map((tag) => many(text, `/S /${tag}\n`))).toEqual([1, 1, 2, 2, 10]);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

it('embeds every font it uses, also for a name in another script', async () => {
  const text = textOf(await certificatePdf(texts, fonts));

  expect(text).not.toContain('Helvetica');
  expect(text.match(/\/FontFile[23]?/g)?.length).toBeGreaterThanOrEqual(3);
});

it('leaves the line empty without a name, and lists no skills if there are none', async () => {
  const text = textOf(await certificatePdf({ ...texts, name: '', skills: [] }, fonts));

  expect(text).not.toContain('/S /L\n');
  expect(many(text, '/Type /Page\n')).toBe(1);
});

it.each([
  ['en-US', '[0 0 792 612]'],
  ['de-DE', '[0 0 841.89 595.28]'],
] as const)('lies on the paper of %s', async (language, box) => {
  expect(textOf(await certificatePdf({ ...texts, language }, fonts))).toContain(`/MediaBox ${box}`);
});

it('rejects a name with letters that no font has', async () => {
  await expect(async () => certificatePdf({ ...texts, name: '王小明' }, fonts)).rejects.toThrow(MissingGlyphsError);
});

it('fits a long reason and many skills on one page', async () => {
  const skills = Array.from({ length: 4 }, (_, index) => `Adds and multiplies decimal prices (${index}.NBT.B.7)`);
  const reason = 'You worked out three hundred bills in seven days, with dishes of all three menus. '.repeat(3);

  const text = textOf(await certificatePdf({ ...texts, skills, reason }, fonts));

  expect(many(text, '/Type /Page\n')).toBe(1);
});

it('keeps a long name on one line', async () => {
  const bytes = await certificatePdf({ ...texts, name: 'Maximiliane '.repeat(12).trim() }, fonts);

  expect(textOf(bytes).match(/\/Type \/Page\b/g)).toHaveLength(1);
});
