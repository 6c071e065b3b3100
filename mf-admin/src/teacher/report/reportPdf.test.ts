import { translate } from '@countertop/design-system/messages';
import { MissingGlyphsError, type PdfFonts } from '@countertop/design-system/pdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeReport } from '../sample/sample.fixture.ts';
import { type SampleChild, sampleClass } from '../sample/sampleClass.ts';
import { readFonts } from './readFonts.fixture.ts';
import { type ReadPdf, readPdf } from './readPdf.fixture.ts';
import { reportIds } from './report.ts';
import { reportPdf } from './reportPdf.ts';
import { en } from './teacherReport.messages.ts';

const formatting = { t: translate(en, 'en'), locale: 'en' };
let fonts: PdfFonts;
beforeAll(async () => {
  fonts = await readFonts();
});

describe.each([...reportIds, 'progress-tracking'] as const)('the PDF of %s', (id) => {
  const report = makeReport(id);
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await readPdf(await reportPdf(report, formatting, fonts));
  });

  it('has the metadata that PDF/UA requires: tags, language, title, fonts', () => {
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

  it('tags headings, figures and table headers', () => {
    const { tags } = pdf;

    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags.filter((tag) => tag === 'H2')).toHaveLength(report.sections.length);
    const drawn = report.sections.filter(({ chart }) => chart && chart.shape !== 'dots');
    expect(tags.filter((tag) => tag === 'Figure')).toHaveLength(drawn.length);
    expect(tags).toContain('Table');
    expect(tags).toContain('TD');
  });
});

it('gives every table header a scope, and every figure a text alternative and a bounding box', async () => {
  const { raw, tags, alternatives } = await readPdf(
    await reportPdf(makeReport('class-performance-report'), formatting, fonts),
  );

  const scopes = raw.match(/\/Scope \/(Column|Row)/g) ?? [];
  expect(scopes).toHaveLength(tags.filter((tag) => tag === 'TH').length);
  expect(alternatives).toEqual([
    expect.stringMatching(/^Accuracy by student\. .*Noah Williams: 72%;.*Chloé Dubois: 86%/),
  ]);
  expect(raw).toMatch(/\/BBox \[/);
});

it('fits a class of ten on one page', async () => {
  const { pages, text } = await readPdf(await reportPdf(makeReport('class-performance-report'), formatting, fonts));

  expect(pages).toBe(1);
  expect(text).toContain('Zara Ahmed');
});

it('breaks a large class across pages, and repeats nothing in the structure', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...sampleClass[index % sampleClass.length],
    id: String(index),
    name: `Student ${index}`,
  })) as readonly SampleChild[];

  const { pages, tags, text } = await readPdf(
    await reportPdf(makeReport('weekly-activity-summary', many), formatting, fonts),
  );

  expect(pages).toBeGreaterThan(2);
  expect(tags.filter((tag) => tag === 'Table')).toHaveLength(2);
  expect(tags.filter((tag) => tag === 'TR')).toHaveLength(1 + 7 + 1 + 120);
  expect(text).toContain('Student 119');
});

it('throws if no font has a character of a name', async () => {
  const students = sampleClass.map((student) => ({ ...student, name: 'عائشة' }));

  await expect(async () => reportPdf(makeReport('export-all-data', students), formatting, fonts)).rejects.toThrow(
    MissingGlyphsError,
  );
});
