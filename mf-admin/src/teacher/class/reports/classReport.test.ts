import { ageBands } from '@countertop/engine/problems/band';
import { type Filled, pick, seededRandom, wholeNumber } from '@countertop/engine/problems/random';
import { skillsOf } from '@countertop/engine/problems/skill';
import { curricula, standardsOf } from '@countertop/contract/classes/standards';
import { expect, it } from 'vitest';
import { fuzzSeeds } from '../../../../../tests/support/fuzz.ts';
import { type ClassReportId, reportIds } from '../../report/report.ts';
import { expectSameCells } from '../../report/sameCells.fixture.ts';
import { class4b } from '../classes.fixture.ts';
import { childResults, notPlayed } from './childResults.fixture.ts';
import { classReport, type ClassReportOptions } from './classReport.ts';

const results = [
  childResults('s1'),
  childResults('s2', {
    orders: 20,
    right: 9,
    skills: [{ skill: 'change_from_notes', asked: 20, right: 9, mistakes: [] }],
    week: [{ day: '2026-11-24', asked: 12, right: 3 }],
  }),
  notPlayed('s3'),
];
const options: ClassReportOptions = {
  schoolClass: class4b,
  results,
  today: '2026-11-24',
  locale: 'en',
  ages: 'Intermediate (8-9)',
  seatId: 's1',
  filter: { curriculum: 'common_core', standard: null },
};
const rowsOf = (id: ClassReportId, section: string, change: Partial<ClassReportOptions> = {}) =>
  classReport(id, { ...options, ...change }).sections.find((one) => one.id === section)?.rows;

it('lists children who have not started first, then by name, and never by results', () => {
  for (const [id, section] of [
    ['class-performance-report', 'students'],
    ['weekly-activity-summary', 'weekByStudent'],
    ['achievement-summary', 'achievements'],
    ['export-all-data', 'everything'],
  ] as const)
    expect(rowsOf(id, section)?.map(({ name }) => name)).toEqual(['Zoë', 'Ada', 'Ben']);
});

it('averages over the children who have played', () => {
  expect(rowsOf('class-performance-report', 'summary')).toMatchObject([
    { totalStudents: 3, notStarted: 1, activeThisWeek: 2, averageAccuracy: 68, totalProblemsCompleted: 60 },
  ]);
  expect(rowsOf('class-performance-report', 'summary', { results: [] })).toMatchObject([
    { totalStudents: 3, notStarted: 3, averageAccuracy: '', averageLevel: '' },
  ]);
});

it('adds up the days of the class, and leaves out days without answers', () => {
  expect(rowsOf('weekly-activity-summary', 'days')).toEqual([
    { id: '2026-11-20', date: '2026-11-20', played: 1, problems: 10, accuracy: 70 },
    { id: '2026-11-23', date: '2026-11-23', played: 1, problems: 12, accuracy: 92 },
    { id: '2026-11-24', date: '2026-11-24', played: 2, problems: 20, accuracy: 55 },
  ]);
});

it('names who needs help with a skill, and mistakes that repeat', () => {
  expect(rowsOf('learning-analytics', 'skills')?.map(({ id, helped }) => [id, helped])).toEqual([
    ['times_tables', ['Ada']],
    ['change_from_notes', ['Ben']],
    ['stock', []],
  ]);
  expect(rowsOf('learning-analytics', 'mistakes')).toMatchObject([{ times: 3, students: 1 }]);
});

it.each(curricula)('names and filters skills by the standards of %s', (curriculum) => {
  const [standard] = standardsOf(curriculum, 'stock', 'ages_8_9');
  const skills = rowsOf('individual-progress-report', 'skills', { filter: { curriculum, standard: standard ?? '' } });

  expect(skills).toMatchObject([{ id: 'stock', standards: standardsOf(curriculum, 'stock', 'ages_8_9') }]);
});

/** Returns a report about a class with random results. */
function randomReport(seed: number) {
  const random = seededRandom(seed);
  const band = pick(random, ageBands as unknown as Filled<(typeof ageBands)[number]>);
  const some = class4b.seats.map(({ id }) => {
    if (wholeNumber(random, 0, 3) === 0) return notPlayed(id);
    const skills = skillsOf(band).map((skill) => {
      const asked = wholeNumber(random, 1, 30);
      return { skill, asked, right: wholeNumber(random, 0, asked), mistakes: [] };
    });
    const total = (key: 'asked' | 'right') => skills.reduce((sum, one) => sum + one[key], 0);
    return childResults(id, { skills, orders: total('asked'), right: total('right') });
  });
  const id = reportIds[seed % reportIds.length] ?? reportIds[0];
  const curriculum = curricula[seed % curricula.length] ?? curricula[0];
  return classReport(id, {
    ...options,
    schoolClass: { ...class4b, band },
    results: some,
    filter: { curriculum, standard: null },
  });
}

it('has the same cells on the screen, as CSV and as PDF for random reports', async () => {
  await expectSameCells(fuzzSeeds(60).map(randomReport));
});
