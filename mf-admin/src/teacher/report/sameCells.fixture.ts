import type { PdfFonts } from '@countertop/design-system/pdf';
import { translate } from '@countertop/design-system/messages';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { formatCell } from '../../shared/report/formatCell.ts';
import type { Cell } from '../../shared/report/section.ts';
import { sectionsCsv } from '../../shared/report/sectionsCsv.ts';
import { readFonts } from './readFonts.fixture.ts';
import { readPdf } from './readPdf.fixture.ts';
import { reportPdf } from './reportPdf.ts';
import type { Report } from './report.ts';
import { en } from './teacherReport.messages.ts';

const formatting = { t: translate(en, 'en'), locale: 'en' };
const bare = (text: string) => text.replace(/\s/g, '');

/** Number of reports in a PDF. Reading one takes longer than its pages. */
const perFile = 20;

async function expectSameInFile(reports: readonly Report[], fonts: PdfFonts): Promise<void> {
  const [report] = reports;
  if (report === undefined) throw new Error('There are reports.');
  const sections = reports.flatMap((one) => one.sections);
  const pdf = bare((await readPdf(await reportPdf({ ...report, sections }, formatting, fonts))).text);
  for (const section of sections) {
    const [head, ...records] = parse(sectionsCsv([section], 'en'), { bom: true });
    // Headers may add a unit.
    const names = section.columns.map(({ name }, index) => (head?.[index]?.includes(name) ? head[index] : name));
    expect(head).toEqual(names);
    const cells = section.rows.map((row) => section.columns.map(({ id, kind }) => ({ kind, cell: row[id] ?? '' })));
    for (const { cell, kind } of cells.flat()) expect(pdf).toContain(bare(formatCell(cell, kind, formatting)));
    const plain = ({ cell }: { cell: Cell }) => (Array.isArray(cell) ? cell.join('; ') : String(cell));
    expect(records).toEqual(cells.map((row) => row.map(plain)));
  }
}

/** Expects reports to have the same cells on the screen, as CSV and as PDF. */
export async function expectSameCells(reports: readonly Report[]): Promise<void> {
  const fonts = await readFonts();
  for (let first = 0; first < reports.length; first += perFile)
    await expectSameInFile(reports.slice(first, first + perFile), fonts);
}
