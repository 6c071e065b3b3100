import { csvOf } from '@countertop/contract/shared/csv';
import type { PdfFonts } from '@countertop/design-system/pdf';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { progressPdf } from './progressPdf.ts';
import { progressReport } from './progressReport.ts';
import { fileName, fileRecords, fileText, type ReportFile } from './reportFile.ts';
import { sampleResults } from './sample.ts';

const { resolve } = createRequire(import.meta.url);
const fontOf = async (name: string) => [await readFile(resolve(`@fontsource/${name}-latin-400-normal.woff`))];

const report = progressReport(sampleResults('2026-11-22'));
const file: ReportFile = { report, isSample: false, locale: 'en-US' };
const sample: ReportFile = { ...file, isSample: true };

it('has a CSV record for each skill, mistake and day', () => {
  const lines = csvOf(fileRecords(file)).trimEnd().split('\r\n');

  expect(lines).toHaveLength(1 + report.skills.length + report.mistakes.length + 28);
  expect(lines[0]).toBe('\uFEFFPart,Name,Problems,Right on the first try,Minutes,Times,Level');
  expect(lines).toContain('Skills,Giving change from a large bill,9,4,11,,New');
  expect(lines).toContain('Mistakes worth a look,Borrowed and not carried over,,,,3,');
  expect(lines.at(-2)).toBe('Day,2026-11-21,8,6,11,,');
});

it('says that a sample is one, in its name and in every format', () => {
  expect(fileName(file)).toBe('countertop-progress-2026-11-22');
  expect(fileName(sample)).toBe('countertop-progress-2026-11-22-sample');
  expect(fileRecords(sample)[1]).toContain('Sample with invented numbers.');
  expect(fileText(sample).headline).toMatch(/^Sample with invented numbers\. Giving change/);
});

it('makes a tagged PDF with headings and lists', async () => {
  const fonts: PdfFonts = {
    display: await fontOf('caprasimo/files/caprasimo'),
    text: await fontOf('lexend/files/lexend'),
  };
  const { title, sections } = fileText(file);

  const text = Buffer.from(await progressPdf(file, fonts)).toString('latin1');

  const tags = [...text.matchAll(/\/S \/(\w+)\n/g)].map(([, tag]) => tag);
  const countOf = (tag: string) => tags.filter((one) => one === tag).length;
  const items = sections.flatMap(({ lines }) => lines).length;
  expect(title).toBe('Progress, Oct 26 to Nov 22');
  expect(text).toContain('pdfuaid:part');
  expect(text).not.toContain('Helvetica');
  expect(['H1', 'H2', 'L', 'LI', 'LBody'].map(countOf)).toEqual([1, 4, 4, items, items]);
});
