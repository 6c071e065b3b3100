import { describe, expect, it } from 'vitest';
import { readAnswer, isCorrect } from '../answer.ts';
import { ageBands, tierOf } from '../band.ts';
import { defaultMenus, type MenuItem } from '../menu.ts';
import { seededRandom } from '../random.ts';
import { answerText, wrongAnswerText } from '../simulate.ts';
import { makeProblem, problemKey } from './makeProblem.ts';
import { violation } from './problem.properties.ts';
import { type Problem, problemTypes, type ProblemVariant } from './problem.ts';

const seeds = 100_000;
const kinds = ageBands.flatMap((band) => problemTypes.map((type) => ({ band, type })));
/** Far above what a quiet machine needs, for a busy one. */
const patient = { timeout: 120_000 } as const;
const request = { id: '7-1', lastKey: '' } as const;

/** Problems drawn one after the other, as in a game. */
function row(band: (typeof ageBands)[number], length: number): readonly Problem[] {
  const random = seededRandom(7);
  const menu = defaultMenus[tierOf(band)];
  const problems: Problem[] = [];
  for (let made = 0; made < length; made += 1) {
    const last = problems.at(-1);
    const lastKey = last === undefined ? '' : problemKey(last);
    problems.push(makeProblem({ ...request, band, menu, lastKey }, random));
  }
  return problems;
}

const sharePercent = (problems: readonly Problem[], isCounted: (problem: Problem) => boolean): number =>
  (100 * problems.filter(isCounted).length) / problems.length;

describe('a problem', patient, () => {
  it.each(kinds)(`keeps the specification for ${seeds} seeds of $type, $band`, ({ band, type }) => {
    const menu = defaultMenus[tierOf(band)];
    const violations: string[] = [];

    for (let seed = 0; seed < seeds && violations.length < 5; seed += 1) {
      const problem = makeProblem({ ...request, band, menu, type }, seededRandom(seed));
      const wrong = violation(problem, menu);
      if (wrong !== null || problem.type !== type || problem.band !== band) violations.push(`seed ${seed}: ${wrong}`);
    }

    expect(violations).toEqual([]);
  });

  it.each(kinds)(
    'has one answer that is right as typed, and its neighbour is wrong: $type, $band',
    ({ band, type }) => {
      const menu = defaultMenus[tierOf(band)];
      const grade = ({ answer }: Problem, text: string): boolean => {
        const reading = readAnswer(text, answer.unit);
        return reading.kind === 'number' && isCorrect(reading.hundredths, answer);
      };

      const problems = Array.from({ length: 2_000 }, (_, seed) =>
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

describe('a row of problems', patient, () => {
  it.each(ageBands)('never has the same type and operands twice running for %s', (band) => {
    const random = seededRandom(7);
    const menu = defaultMenus[tierOf(band)];
    let before = makeProblem({ ...request, band, menu }, random);
    let repeats = 0;

    for (let made = 1; made < seeds; made += 1) {
      const problem = makeProblem({ ...request, band, menu, lastKey: problemKey(before) }, random);
      if (problem.type === before.type && problem.operands.join() === before.operands.join()) repeats += 1;
      before = problem;
    }

    expect(repeats).toBe(0);
  });

  it.each(ageBands)('draws the four types evenly for %s', (band) => {
    const problems = row(band, 40_000);

    for (const type of problemTypes) {
      const share = sharePercent(problems, (problem) => problem.type === type);
      expect(share).toBeGreaterThan(24);
      expect(share).toBeLessThan(26);
    }
  });

  it('makes 40 percent of the order totals of ages 6-7 small change problems', () => {
    const orders = row('ages_6_7', 40_000).filter(({ type }) => type === 'order_total');

    const share = sharePercent(orders, ({ variant }) => variant === 'change_small');

    expect(share).toBeGreaterThan(38);
    expect(share).toBeLessThan(42);
  });

  it('uses every generator', () => {
    const variants = new Set<ProblemVariant>(
      ageBands.flatMap((band) => row(band, 1_000)).map(({ variant }) => variant),
    );

    expect(variants.size).toBe(13);
  });

  it('reaches both ends of the ranges', () => {
    const orders = row('ages_8_9', 20_000).filter(({ variant }) => variant === 'multiplication');
    const quantities = orders.map(({ operands }) => operands[0] ?? 0);
    const prices = orders.map(({ operands }) => operands[1] ?? 0);

    expect([Math.min(...quantities), Math.max(...quantities)]).toEqual([2, 10]);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([300, 800]);
  });
});

describe('a sibling', patient, () => {
  const asked = ageBands.flatMap((band) => [
    ...new Map(row(band, 2_000).map((problem) => [`${problem.variant} ${problem.type}`, problem])).values(),
  ]);

  it.each(asked)('has the variant asked for and other numbers: $variant, $type, $band', (missed) => {
    const menu = defaultMenus[missed.tier];
    const { band, variant, type } = missed;
    const siblingOfKey = problemKey(missed);

    const siblings = Array.from({ length: 1_000 }, (_, seed) =>
      makeProblem({ ...request, band, menu, variant, type, siblingOfKey }, seededRandom(seed)),
    );

    expect(siblings.filter((one) => one.variant !== variant || problemKey(one) === siblingOfKey)).toEqual([]);
    expect(siblings.map((one) => violation(one, menu)).filter((wrong) => wrong !== null)).toEqual([]);
  });

  it('is neither the problem before nor the one that was missed', () => {
    const numbers = { ...request, band: 'ages_6_7', menu: defaultMenus.beginner, variant: 'single_item' } as const;
    const keys = { lastKey: '2 300', siblingOfKey: '4 100' };

    const siblings = Array.from({ length: 1_000 }, (_, seed) =>
      makeProblem({ ...numbers, ...keys }, seededRandom(seed)),
    );

    expect(new Set(siblings.map(problemKey)).size).toBe(10);
    expect(siblings.map(problemKey)).not.toContain('2 300');
    expect(siblings.map(problemKey)).not.toContain('4 100');
  });

  it('is a problem of its own age group, whatever is asked for', () => {
    const menu = defaultMenus.beginner;

    const problem = makeProblem({ ...request, band: 'ages_6_7', menu, variant: 'with_tax' }, seededRandom(7));

    expect(violation(problem, menu)).toBeNull();
  });

  it('has one line when only one dish is left', () => {
    const menu = defaultMenus.beginner.map((item, at) => ({ ...item, stock: at === 0 ? 1 : 0 }));

    const problem = makeProblem({ ...request, band: 'ages_6_7', menu, variant: 'mixed_order' }, seededRandom(7));

    expect(problem.variant).not.toBe('mixed_order');
  });
});

describe('the dishes of a problem', patient, () => {
  const sellOut = (menu: readonly MenuItem[], left: number): readonly MenuItem[] =>
    menu.map((item, at) => ({ ...item, stock: at < left ? 1 : 0 }));

  it.each(kinds)('are those with stock: $type, $band', ({ band, type }) => {
    const menu = defaultMenus[tierOf(band)];

    for (const left of [1, 2, 3]) {
      const scarce = sellOut(menu, left);
      const inStock = scarce.filter(({ stock }) => stock > 0);
      const problems = Array.from({ length: 500 }, (_, seed) =>
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

  it('differ on the two lines of an order while two are in stock', () => {
    const orders = row('ages_8_9', 2_000).filter(({ variant }) => variant === 'large_order');

    expect(orders.length).toBeGreaterThan(100);
    expect(orders.every(({ lines }) => lines[0]?.dish !== lines[1]?.dish)).toBe(true);
  });
});
