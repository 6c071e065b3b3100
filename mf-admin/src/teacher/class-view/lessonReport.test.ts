import type { LessonRow } from '@countertop/contract/classLessons';
import { translate } from '@countertop/design-system/messages';
import type { PdfFonts } from '@countertop/design-system/pdf';
import { lessonProblems } from '@countertop/engine/lesson/lesson';
import { ageBands } from '@countertop/engine/problems/band';
import { type Filled, pick, seededRandom, wholeNumber } from '@countertop/engine/problems/random';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { formatCell } from '../../shared/report/formatCell.ts';
import type { Cell } from '../../shared/report/section.ts';
import { sectionsCsv } from '../../shared/report/sectionsCsv.ts';
import { newLesson } from '../lesson/lessonAddress.ts';
import { readFonts } from '../pdf/readFonts.fixture.ts';
import { readPdf } from '../pdf/readPdf.fixture.ts';
import { reportPdf } from '../pdf/reportPdf.ts';
import { en } from '../report/teacherReport.messages.ts';
import { lessonReport } from './lessonReport.ts';

const formatting = { t: translate(en, 'en'), locale: 'en' };
const names = new Map([
  ['a', 'Ada'],
  ['b', 'Ben'],
  ['c', 'Zoë'],
]);

/** Returns the report of a lesson with random problems and answers. */
function randomReport(seed: number) {
  const random = seededRandom(seed);
  const band = pick(random, ageBands as unknown as Filled<(typeof ageBands)[number]>);
  const problems = lessonProblems({ ...newLesson(seed), band, count: wholeNumber(random, 5, 9) });
  const rows = problems.map(({ skill, mistakes: [mistake] }, index): LessonRow => {
    const row: LessonRow = { number: index + 1, skill, right: [], withHelp: [], wrong: [], missing: [] };
    for (const id of names.keys()) {
      const kind = wholeNumber(random, 0, 3);
      if (kind === 0) row.right.push(id);
      else if (kind === 1) row.withHelp.push(id);
      else if (kind === 2) row.missing.push(id);
      else {
        const isKnown = mistake !== undefined && wholeNumber(random, 0, 1) === 0;
        const hundredths = isKnown ? mistake.hundredths : wholeNumber(random, 1, 99_999);
        row.wrong.push({ hundredths, mistake: isKnown ? mistake.reason.id : null, seatIds: [id] });
      }
    }
    return row;
  });
  return lessonReport({
    lesson: { title: `Lesson ${seed}` },
    rows,
    problems,
    names,
    madeOn: '2026-11-24',
    locale: 'en',
  });
}

const bare = (text: string) => text.replace(/\s/g, '');

/** Number of lessons in a PDF. Reading one takes longer than its pages. */
const perFile = 20;

it('has the same cells on the screen, as CSV and as PDF for 200 random lessons', { timeout: 60_000 }, async () => {
  const fonts: PdfFonts = await readFonts();
  for (let first = 1; first <= 200; first += perFile) {
    const [report, ...others] = Array.from({ length: perFile }, (_, index) => randomReport(first + index));
    if (report === undefined) throw new Error('There are lessons.');
    const sections = [report, ...others].flatMap((one) => one.sections);
    const pdf = bare((await readPdf(await reportPdf({ ...report, sections }, formatting, fonts))).text);
    for (const section of sections) {
      const [head, ...records] = parse(sectionsCsv([section], 'en'), { bom: true });
      expect(head).toEqual(section.columns.map(({ name }) => name));
      const cells = section.rows.map((row) => section.columns.map(({ id, kind }) => ({ kind, cell: row[id] ?? '' })));
      for (const { cell, kind } of cells.flat()) expect(pdf).toContain(bare(formatCell(cell, kind, formatting)));
      const plain = ({ cell }: { cell: Cell }) => (Array.isArray(cell) ? cell.join('; ') : String(cell));
      expect(records).toEqual(cells.map((row) => row.map(plain)));
    }
  }
});
