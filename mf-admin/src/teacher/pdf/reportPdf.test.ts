import { translate } from '@countertop/design-system/messages';
import { MissingGlyphsError, type PdfFonts } from '@countertop/design-system/pdf';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleClass, sampleDay } from '../class/sampleClass.ts';
import type { Student } from '../class/student.ts';
import { makeReport } from '../report/makeReport.ts';
import { en } from '../report/teacherReport.messages.ts';
import { type ReportId, reportIds } from '../report/report.ts';
import { writeCell } from '../../shared/report/writeCell.ts';
import { type ReadPdf, readPdf } from './readPdf.fixture.ts';
import { reportPdf } from './reportPdf.ts';

const { resolve } = createRequire(import.meta.url);
const writing = { t: translate(en, 'en'), locale: 'en' };
let fonts: PdfFonts;
beforeAll(async () => {
  const files = (names: readonly string[]) =>
    Promise.all(names.map((name) => readFile(resolve(`@fontsource/${name}-400-normal.woff`))));
  fonts = {
    display: await files(['caprasimo/files/caprasimo-latin']),
    text: await files(['lexend/files/lexend-latin', 'lexend/files/lexend-latin-ext']),
  };
});

function make(id: ReportId, students: readonly Student[] = sampleClass) {
  const [student] = students;
  if (!student) throw new Error('A report is about somebody.');
  return makeReport(id, { t: writing.t, students, day: sampleDay, madeOn: '2026-11-21', student });
}

describe.each([...reportIds, 'progress-tracking'] as const)('the PDF of %s', (id) => {
  const report = make(id);
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await readPdf(await reportPdf(report, writing, fonts));
  });

  it('meets PDF/UA in its head: tags, language, title, fonts', () => {
    const { raw, title } = pdf;

    expect(title).toBe(report.title);

    expect(raw).toMatch(/^%PDF-1\.7/);
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toContain('/Lang (en)');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw).toContain('pdfuaid:part');
    expect(raw).not.toContain('Helvetica');
    expect(raw).toMatch(/\/FontFile[23]/);
  });

  it('tells headings, figures and heads of tables by its structure', () => {
    const { tags } = pdf;

    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags.filter((tag) => tag === 'H2')).toHaveLength(report.sections.length);
    expect(tags.filter((tag) => tag === 'Figure')).toHaveLength(report.sections.filter(({ chart }) => chart).length);
    expect(tags).toContain('Table');
    expect(tags).toContain('TD');
  });

  it('writes every number as the screen does', () => {
    const { text } = pdf;

    const bare = (words: string) => words.replace(/\s/g, '');
    for (const { title, columns, rows } of report.sections) {
      expect(bare(text)).toContain(bare(title));
      for (const row of rows)
        for (const { id: column, kind } of columns)
          expect(bare(text), column).toContain(bare(writeCell(row[column] ?? '', kind, writing)));
    }
  });
});

it('gives every head of a table its scope, and every figure its words and place', async () => {
  const { raw, tags, alternatives } = await readPdf(await reportPdf(make('class-performance-report'), writing, fonts));

  const scopes = raw.match(/\/Scope \/(Column|Row)/g) ?? [];
  expect(scopes).toHaveLength(tags.filter((tag) => tag === 'TH').length);
  expect(alternatives).toEqual([
    expect.stringMatching(/^Accuracy by student\. .*Noah Williams: 72%;.*Chloé Dubois: 86%/),
  ]);
  expect(raw).toMatch(/\/BBox \[/);
});

it('has room for a class of ten on one page', async () => {
  const { pages, text } = await readPdf(await reportPdf(make('class-performance-report'), writing, fonts));

  expect(pages).toBe(1);
  expect(text).toContain('Zara Ahmed');
});

it('goes on over pages when a class is large, and repeats nothing in the structure', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...sampleClass[index % sampleClass.length],
    id: String(index),
    name: `Student ${index}`,
  })) as readonly Student[];

  const { pages, tags, text } = await readPdf(await reportPdf(make('weekly-activity-summary', many), writing, fonts));

  expect(pages).toBeGreaterThan(2);
  expect(tags.filter((tag) => tag === 'Table')).toHaveLength(2);
  expect(tags.filter((tag) => tag === 'TR')).toHaveLength(1 + 7 + 1 + 120);
  expect(text).toContain('Student 119');
});

it('says that it cannot draw a name whose letters no font has', async () => {
  const students = sampleClass.map((student) => ({ ...student, name: 'عائشة' }));

  await expect(async () => reportPdf(make('export-all-data', students), writing, fonts)).rejects.toThrow(
    MissingGlyphsError,
  );
});
