import type { LessonRow } from '@countertop/contract/classes/classLessons';
import { lessonProblems } from '@countertop/engine/lesson/lesson';
import { ageBands } from '@countertop/engine/problems/band';
import { type Filled, pick, seededRandom, wholeNumber } from '@countertop/engine/problems/random';
import { it } from 'vitest';
import { fuzzSeeds } from '../../../../../tests/support/fuzz.ts';
import { newLesson } from '../../lesson-maker/lessonAddress.ts';
import { expectSameCells } from '../../report/sameCells.fixture.ts';
import { lessonReport } from './lessonReport.ts';

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

it('has the same cells on the screen, as CSV and as PDF for random lessons', async () => {
  await expectSameCells(fuzzSeeds(200).map(randomReport));
});
