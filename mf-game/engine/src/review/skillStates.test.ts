import { expect, it } from 'vitest';
import type { SkillId } from '../problems/skill.ts';
import { addDays } from './days.ts';
import { dueSkills, type ReviewedAttempt, reviewDays, skillStates } from './skillStates.ts';

const first = '2026-11-02';
let made = 0;

function tried(day: number, rest: Partial<ReviewedAttempt> = {}): ReviewedAttempt {
  made += 1;
  return {
    id: String(made).padStart(8, '0'),
    day: addDays(first, day),
    skill: 'stock',
    band: 'ages_8_9',
    isCorrect: true,
    isRetry: false,
    hintsUsed: 0,
    isReview: false,
    ...rest,
  };
}
const times = (count: number, day: number, rest: Partial<ReviewedAttempt> = {}) =>
  Array.from({ length: count }, () => tried(day, rest));
/** Learned on day 1, due on day 2. */
const learned = (skill: SkillId = 'stock') => [...times(7, 0, { skill }), ...times(1, 1, { skill })];
const reviewOf = (attempts: readonly ReviewedAttempt[], skill: SkillId = 'stock') =>
  skillStates(attempts).get(skill)?.review ?? null;

it.each([
  ['8 right on two days', learned(), true],
  ['8 right on one day', times(8, 0), false],
  ['7 right and 3 wrong', [...times(6, 0), ...times(3, 0, { isCorrect: false }), ...times(1, 1)], false],
  [
    '8 of the last 10, after many wrong ones',
    [...times(20, 0, { isCorrect: false }), ...times(7, 1), ...times(1, 2)],
    true,
  ],
  ['second tries', [...times(8, 0, { isRetry: true }), ...times(8, 1, { isRetry: true })], false],
])('learns a skill from first tries: %s', (_, attempts, isLearned) => {
  expect(reviewOf(attempts) !== null).toBe(isLearned);
});

it('reviews a skill after 1, 3, 7, 16 and 35 days, as long as it is right', () => {
  const attempts = learned();
  const waits: number[] = [];
  for (let day = 1, visit = 0; visit < 7; visit += 1) {
    const wait = reviewDays.find((days) => reviewOf(attempts)?.dueOn === addDays(first, day + days)) ?? 0;
    waits.push(wait);
    day += wait;
    attempts.push(tried(day));
  }

  expect(waits).toEqual([1, 3, 7, 16, 35, 35, 35]);
});

it.each([
  ['right alone', {}, { step: 2, dueOn: addDays(first, 12) }],
  ['right with a hint', { hintsUsed: 1 }, { step: 1, dueOn: addDays(first, 8) }],
  ['wrong', { isCorrect: false }, { step: 0, dueOn: addDays(first, 6) }],
])('moves the step when a review is %s', (_, answer, review) => {
  const attempts = [...learned(), tried(2), tried(5, answer)];

  expect(reviewOf(attempts)).toMatchObject(review);
});

it('counts only the first try on a due day, and none before it', () => {
  const before = reviewOf([...learned(), tried(2)]);
  const practice = [...times(5, 2, { isCorrect: false }), ...times(5, 3), ...times(2, 4, { isCorrect: false })];

  expect(reviewOf([...learned(), tried(2), ...practice.map((one, index) => ({ ...one, id: `9${index}` }))])).toEqual(
    before,
  );
});

it('counts a right answer to a harder skill as half a review of a skill that is due', () => {
  const harder = (day: number, rest: Partial<ReviewedAttempt> = {}) => tried(day, { skill: 'fractions', ...rest });
  const due = [...learned(), tried(2)];

  expect(reviewOf([...due, harder(4)])).toMatchObject({ step: 1, dueOn: addDays(first, 5) });
  expect(reviewOf([...due, harder(5)])).toMatchObject({ step: 1, dueOn: addDays(first, 7) });
  expect(reviewOf([...due, harder(5), harder(6)])).toMatchObject({ step: 1, dueOn: addDays(first, 7) });
  expect(reviewOf([...due, harder(5), harder(7)])).toMatchObject({ step: 2, dueOn: addDays(first, 14) });
  for (const wrong of [{ isCorrect: false }, { hintsUsed: 1 }])
    expect(reviewOf([...due, harder(5, wrong)])).toMatchObject({ step: 1, dueOn: addDays(first, 5) });
});

it('owes nothing for a missed month: a skill is due once, longest overdue first', () => {
  const states = skillStates([...learned('stock'), ...learned('profit'), tried(2, { skill: 'stock' })]).values();

  expect(dueSkills([...states], addDays(first, 33)).map(({ skill }) => skill)).toEqual(['profit', 'stock']);
  expect(dueSkills(skillStates(learned()).values(), addDays(first, 1))).toEqual([]);
});

it('remembers the last visit of a regular, and the band', () => {
  const states = skillStates([...learned(), tried(2, { isReview: true, band: 'ages_10_12' }), tried(3)]);

  expect(states.get('stock')).toMatchObject({ visitedOn: addDays(first, 2), band: 'ages_8_9' });
});
