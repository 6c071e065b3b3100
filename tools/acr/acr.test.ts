import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { conformanceOf } from './conformance.mjs';
import { criteria } from './criteria.mjs';
import { pdfFile, readFonts, reportFiles } from './files.mjs';
import { proofsIn } from './evidence.mjs';
import { conformancePdf } from './pdf.ts';
import { root } from '../run.mjs';

const fileOf = (name: string) => readFileSync(path.join(root, name));
const note = {
  criteria: ['1.4.5'],
  products: ['site'] as const,
  level: 'not-applicable' as const,
  text: 'No images.',
  by: 'Ada',
  date: '2026-11-01',
};
const review = { date: '2026-11-23', notes: [note], knownFailures: [] };
const levelsOf = (number: string, conformance: ReturnType<typeof conformanceOf>) => {
  const found = conformance.criteria.find((criterion) => criterion.number === number);
  return [found?.results.site.level, found?.results.game.level];
};

it('lists the 31 criteria of level A and the 24 of level AA', () => {
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
});

it('is current: npm run acr would write the same files', () => {
  const { files, pdf } = reportFiles();

  for (const [name, text] of Object.entries(files)) expect(fileOf(name).toString('utf8'), name).toBe(text);
  expect(fileOf(pdfFile).toString('latin1'), pdfFile).toContain(pdf.digest);
});

it('is a tagged PDF, with the same bytes every time', { tags: ['nightly'] }, async () => {
  const { pdf } = reportFiles();

  const first = Buffer.from(await conformancePdf(pdf, readFonts()));

  expect(first.equals(Buffer.from(await conformancePdf(pdf, readFonts())))).toBe(true);
  expect(first.toString('latin1')).toContain('pdfuaid:part');
  expect([...first.toString('latin1').matchAll(/\/S \/LI\n/g)]).toHaveLength(3 * 55);
});

it('reads tags above tests and stories', () => {
  const text = `// wcag22-2.1.1 wcag22-2.1.2 (game)
test('with the keyboard only', async () => {
  // wcag22-1.4.13 (site, kit)
export const EscapeHidesIt = meta.story({
  tags: ['nightly'],
  play: async () => {},
// wcag22-1.4.3 (kit): axe on every story
const options = {`;

  expect(proofsIn('a.ts', text)).toEqual([
    {
      file: 'a.ts',
      title: 'with the keyboard only',
      isNightly: false,
      criteria: ['2.1.1', '2.1.2'],
      products: ['game'],
    },
    { file: 'a.ts', title: 'Escape hides it', isNightly: true, criteria: ['1.4.13'], products: ['site', 'kit'] },
    { file: 'a.ts', title: 'axe on every story', isNightly: false, criteria: ['1.4.3'], products: ['kit'] },
  ]);
});

it.each(['// wcag22-9.9.9 (site)', '// wcag22-1.1.1 (shop)', '// wcag22-1.1.1', '// wcag22-1.1.1 site'])(
  'rejects the tag %s',
  (tag) => {
    expect(() => proofsIn('a.ts', `${tag}\ntest('x', () => {});`)).toThrow('a.ts:1');
  },
);

it('judges by known failures, then by notes, then by tests', () => {
  const proof = {
    file: 'a.ts',
    title: 'x',
    isNightly: false,
    criteria: ['1.4.5', '1.4.3'],
    products: ['site'] as const,
  };
  const failure = { criterion: '1.4.5', product: 'site', level: 'partially-supports', text: 'A sign.' } as const;

  expect(levelsOf('1.4.5', conformanceOf([], review))).toEqual(['not-applicable', 'not-evaluated']);
  expect(levelsOf('1.4.3', conformanceOf([proof], review))).toEqual(['supports', 'not-evaluated']);
  expect(levelsOf('1.4.5', conformanceOf([proof], { ...review, knownFailures: [failure] }))[0]).toBe(
    'partially-supports',
  );
});

it.each([
  ['unsigned', { ...note, by: '' }],
  ['without a date', { ...note, date: '' }],
  ['from after the report', { ...note, date: '2026-12-24' }],
  ['for an unknown criterion', { ...note, criteria: ['4.1.1'] }],
  ['without a text', { ...note, text: '' }],
])('rejects a note %s', (_, wrong) => {
  expect(() => conformanceOf([], { ...review, notes: [wrong] })).toThrow('review.json');
});
