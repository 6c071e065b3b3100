import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzzRuns } from '../../../../tests/support/fuzz.ts';
import { gradeAttempt } from '../answers/gradeAttempt.ts';
import { attemptOf } from '../play/order/attempt.ts';
import { reviewVisits } from '../play/constants.ts';
import { gameSpeeds, newGame, next } from '../play/game.ts';
import { playDay } from '../play/simulate.ts';
import { playChildDay } from '../play/simulateChild.fixture.ts';
import type { Game, NewGame, Order, Table } from '../play/state.ts';
import { type AgeBand, ageBands } from '../problems/band.ts';
import { type SkillId, skillIds, skillsOf } from '../problems/skill.ts';
import type { DueReview } from './reviews.ts';

const dueIn = (band: AgeBand): readonly DueReview[] =>
  skillsOf(band).map((skill) => ({ skill, band, visitedOn: '2026-11-24' }));

interface Played {
  readonly game: Game;
  /** Opened orders with their numbers and the day. */
  readonly orders: readonly (Order & { readonly number: number; readonly day: number })[];
  /** Answers that the server would grade as another skill or differently. */
  readonly disagreed: number;
}

const isReview = ({ origin }: Order) => origin === 'review';

/** Plays days of the bistro. Each begins with these reviews due, on different dates or all on the same one. */
function play(
  options: Partial<NewGame>,
  due: readonly DueReview[],
  { days = 4, isPremium = true, isOneDate = false } = {},
): Played {
  let game = next(newGame({ seed: 7, band: 'ages_8_9', speed: 'none', ...options }), {
    type: 'premiumChanged',
    isPremium,
  });
  game = next(game, { type: 'started' });
  const orders: (Order & { number: number; day: number })[] = [];
  let disagreed = 0;
  for (let day = 1; day <= days; day += 1) {
    const visits = isOneDate ? orders.filter(isReview).length : 0;
    game = next(game, { type: 'reviewsLoaded', due, visits });
    for (const event of playDay(game, { seed: day, correctPercent: 80 }).events) {
      const after = next(game, event);
      if (after.order !== null && after.order.problem !== game.order?.problem)
        orders.push({ ...after.order, number: after.record.problemsMade, day });
      const attempt = attemptOf(game, after);
      const graded = attempt === null ? null : gradeAttempt(attempt);
      if (attempt !== null && graded?.isCorrect !== after.result?.isCorrect && !attempt.isRetry) disagreed += 1;
      game = after;
    }
  }
  return { game, orders, disagreed };
}
/** Whether a regular is waiting whose skill has been tried since. */
const isHereForNothing = (table: Table) => 'visit' in table && table.visit === undefined;
/** Skills of the regulars who are in the bistro and haven't answered yet. */
const skillsAwaited = ({ tables }: Game): readonly SkillId[] =>
  tables.flatMap((table) => ('visit' in table && table.visit !== undefined ? [table.visit.skill] : []));
const reviewsOf = ({ orders }: Played) => orders.filter(isReview);

it.each(ageBands)('asks for due skills of %s with at least two other orders between them', (band) => {
  const played = play({ band }, dueIn(band));

  const reviews = reviewsOf(played);
  expect(reviews.map(({ visit }) => visit?.skill)).toEqual(reviews.map(({ problem }) => problem.skill));
  expect(new Set(reviews.map(({ problem, day }) => `${problem.skill} ${day}`)).size).toBe(reviews.length);
  expect(reviews.length).toBeGreaterThanOrEqual(3);
  const numbers = [0, ...reviews.map(({ number }) => number)];
  expect(Math.min(...numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0)))).toBeGreaterThanOrEqual(
    3,
  );
  expect(played.disagreed).toBe(0);
});

it('asks for at most six skills a day, however often the game starts', () => {
  const { length } = reviewsOf(play({}, dueIn('ages_8_9'), { days: 8, isOneDate: true }));

  expect(length).toBe(reviewVisits.perDay);
});

it('sends the same customer for a skill each time, the longest overdue first', () => {
  const [first, ...others] = dueIn('ages_8_9');
  const regularsOf = (due: readonly DueReview[], seed: number) =>
    new Map(reviewsOf(play({ seed }, due)).map(({ problem, customer }) => [problem.skill, customer.name]));

  const [one, other] = [regularsOf(first ? [first, ...others] : [], 7), regularsOf(first ? [...others, first] : [], 9)];

  for (const [skill, name] of one) expect(other.get(skill) ?? name).toBe(name);
  expect(new Set(one.values()).size).toBe(one.size);
  expect([...one.keys()][0]).toBe(first?.skill);
});

it('asks for a skill of an earlier age group with its own dishes, and suggests nothing because of it', () => {
  const played = play({ band: 'ages_8_9' }, [{ skill: 'two_dishes', band: 'ages_6_7', visitedOn: null }]);

  const [order] = reviewsOf(played);
  expect(order?.problem).toMatchObject({ skill: 'two_dishes', band: 'ages_6_7', tier: 'beginner' });
  expect(played.game.record.beginnerSolved).toBe(0);
  expect(played.game.record.siblings.every(({ variant }) => variant !== 'mixed_order')).toBe(true);
  expect(played.disagreed).toBe(0);
});

it('never asks for a skill of a harder age group', () => {
  expect(reviewsOf(play({ band: 'ages_6_7' }, [{ skill: 'sales_tax', band: 'ages_10_12', visitedOn: null }]))).toEqual(
    [],
  );
});

it.each([
  ['without a plan', {}, { isPremium: false }],
  ['when only one type is practiced', { onlyType: 'pricing' }, {}],
  [
    'in a lesson',
    { lesson: { rules: 2, seed: 7, band: 'ages_8_9', types: ['pricing'], count: 8, speed: 'none', hints: true } },
    {},
  ],
] satisfies readonly (readonly [string, Partial<NewGame>, { isPremium?: boolean }])[])(
  'asks for no skill %s',
  (_, options, rest) => {
    const { orders } = play(options, dueIn('ages_8_9'), { days: 2, ...rest });

    expect(orders.length).toBeGreaterThan(0);
    expect(orders.every(({ origin, visit }) => origin !== 'review' && visit === undefined)).toBe(true);
  },
);

it('brings back nobody for a skill that was tried since, and everybody else', () => {
  const anyDue = fc
    .shuffledSubarray([...skillIds], { minLength: skillIds.length })
    .map((skills) => skills.map((skill): DueReview => ({ skill, band: 'ages_6_7', visitedOn: null })));
  const tries = { drawn: 0, follow_up: 0, review: 0 };
  const forNothing = { right: 0, wrong: 0 };
  const law = fc.property(
    fc.record({ seed: fc.nat(), band: fc.constantFrom(...ageBands), speed: fc.constantFrom(...gameSpeeds) }),
    fc.record({ answerMs: fc.constantFrom(2_000, 12_000, 25_000), correctPercent: fc.nat(100) }),
    anyDue,
    (options, child, due) => {
      const tried = new Set<SkillId>();
      let game = next(newGame(options), { type: 'premiumChanged', isPremium: true });
      game = next(next(game, { type: 'started' }), { type: 'reviewsLoaded', due, visits: 0 });
      for (const event of playChildDay(game, child).events) {
        const [before, after] = [game, next(game, event)];
        if (before.order !== null && attemptOf(before, after) !== null) {
          const { problem, origin } = before.order;
          if (!tried.has(problem.skill)) tries[origin] += 1;
          tried.add(problem.skill);
        }
        expect(after.reviews?.due).toEqual(due.filter(({ skill }) => !tried.has(skill)));
        expect(skillsAwaited(after).filter((skill) => tried.has(skill))).toEqual([]);
        if (after.result !== null && after.tables.some(isHereForNothing))
          forNothing[after.result.isCorrect ? 'right' : 'wrong'] += 1;
        game = after;
      }
    },
  );

  fc.assert(law, { numRuns: fuzzRuns(400) });

  expect(Math.min(tries.drawn, tries.review)).toBeGreaterThan(fuzzRuns(200));
  expect(Math.min(forNothing.right, forNothing.wrong)).toBeGreaterThan(0);
});
