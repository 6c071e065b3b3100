import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzSeed, fuzzSeeds } from '../../../../tests/support/fuzz.ts';
import { readAnswer } from '../answers/answer.ts';
import { isCorrect } from './isCorrect.ts';
import { ageBands, tierOf } from './band.ts';
import { defaultMenus, type MenuItem } from '../play/day/menu.ts';
import { seededRandom } from './random.ts';
import { answerText, wrongAnswerText } from '../play/simulate.ts';
import { makeProblem, problemKey } from './makeProblem.ts';
import { request, row, whole } from './problem.fixture.ts';
import { violation } from './problem.properties.ts';
import { type Problem, problemTypes, type ProblemVariant, problemVariants } from './problem.ts';

const seeds = fuzzSeeds(10_000);
const kinds = ageBands.flatMap((band) => problemTypes.map((type) => ({ band, type })));

const kindOf = ({ type, variant }: Problem) => ({ type, variant });
const operandsOf = ({ variant, operands }: Problem) => ({ variant, operands });

const sharePercent = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number =>
  (100 * items.filter(isCounted).length) / items.length;

describe('a problem', () => {
  it.each(kinds)(`keeps its laws for ${seeds.length} seeds of $type, $band`, ({ band, type }) => {
    const menu = defaultMenus[tierOf(band)];
    const violations: string[] = [];

    for (const seed of seeds) {
      if (violations.length >= 5) break;
      const problem = makeProblem({ ...request, band, menu, type }, seededRandom(seed));
      const wrong = violation(problem, menu);
      if (wrong !== null || problem.type !== type || problem.band !== band) violations.push(`seed ${seed}: ${wrong}`);
    }

    expect(violations).toEqual([]);
  });

  it.each(kinds)(
    'has one answer that is correct as typed, and an adjacent one that is wrong: $type, $band',
    ({ band, type }) => {
      const menu = defaultMenus[tierOf(band)];
      const grade = ({ answer }: Problem, text: string): boolean => {
        const reading = readAnswer(text, answer.unit);
        return reading.kind === 'number' && isCorrect(reading.hundredths, answer);
      };

      const problems = fuzzSeeds(2_000).map((seed) =>
        makeProblem({ ...request, band, menu, type }, seededRandom(seed)),
      );

      expect(problems.every((problem) => grade(problem, answerText(problem.answer)))).toBe(true);
      expect(problems.some((problem) => grade(problem, wrongAnswerText(problem.answer)))).toBe(false);
    },
  );

  it('is the same for the same seed', () => {
    const make = () => makeProblem({ ...request, band: 'ages_8_9', menu: defaultMenus.intermediate }, seededRandom(7));

    expect(make()).toEqual(make());
  });
});

describe('a series of problems', () => {
  it.each(ageBands)('never repeats type and operands for %s', (band) => {
    const random = seededRandom(fuzzSeed);
    const menu = defaultMenus[tierOf(band)];
    let before = makeProblem({ ...request, band, menu }, random);
    let repeats = 0;

    for (let made = 1; made < fuzzRuns(10_000); made += 1) {
      const problem = makeProblem({ ...request, band, menu, lastKey: problemKey(before) }, random);
      if (problem.type === before.type && problem.operands.join() === before.operands.join()) repeats += 1;
      before = problem;
    }

    expect(repeats).toBe(0);
  });

  it.each(ageBands)('draws the four types evenly for %s', (band) => {
    const problems = row(band, 10_000, kindOf);

    for (const type of problemTypes) {
      const share = sharePercent(problems, (problem) => problem.type === type);
      expect(share).toBeGreaterThan(23);
      expect(share).toBeLessThan(27);
    }
  });

  it('makes 40 percent of the order totals of ages 6-7 small change problems', () => {
    const orders = row('ages_6_7', 10_000, kindOf).filter(({ type }) => type === 'order_total');

    const share = sharePercent(orders, ({ variant }) => variant === 'change_small');

    expect(share).toBeGreaterThan(37);
    expect(share).toBeLessThan(43);
  });

  it('uses every generator', () => {
    const variants = new Set<ProblemVariant>(ageBands.flatMap((band) => row(band, 1_000, ({ variant }) => variant)));

    expect(variants.size).toBe(problemVariants.length);
  });

  it('reaches both ends of the ranges', () => {
    const orders = row('ages_8_9', 20_000, operandsOf).filter(({ variant }) => variant === 'multiplication');
    const quantities = orders.map(({ operands }) => operands[0] ?? 0);
    const prices = orders.map(({ operands }) => operands[1] ?? 0);

    expect([Math.min(...quantities), Math.max(...quantities)]).toEqual([2, 10]);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([300, 800]);
  });
});

describe('the dishes of a problem', () => {
  const sellOut = (menu: readonly MenuItem[], left: number): readonly MenuItem[] =>
    menu.map((item, at) => ({ ...item, stock: at < left ? 1 : 0 }));

  it.each(kinds)('are those with stock: $type, $band', ({ band, type }) => {
    const menu = defaultMenus[tierOf(band)];

    for (const left of [1, 2, 3]) {
      const scarce = sellOut(menu, left);
      const inStock = scarce.filter(({ stock }) => stock > 0);
      const problems = fuzzSeeds(500).map((seed) =>
        makeProblem({ ...request, band, menu: scarce, type }, seededRandom(seed)),
      );
      const asked = new Set(problems.flatMap(({ dish, lines }) => [dish, ...lines.map((line) => line.dish ?? dish)]));
      expect([...asked].every((dish) => inStock.some(({ id }) => id === dish))).toBe(true);
    }
  });

  it('are any when everything is sold out', () => {
    const menu = sellOut(defaultMenus.beginner, 0);

    const asked = Array.from(
      { length: 200 },
      (_, seed) => makeProblem({ ...request, band: 'ages_6_7', menu }, seededRandom(seed)).dish,
    );

    expect(new Set(asked).size).toBe(4);
  });

  it('differ on the two lines of an order if two are in stock', () => {
    const orders = row('ages_8_9', 2_000, whole).filter(({ variant }) => variant === 'large_order');

    expect(orders.length).toBeGreaterThan(100);
    expect(orders.every(({ lines }) => lines[0]?.dish !== lines[1]?.dish)).toBe(true);
  });
});
