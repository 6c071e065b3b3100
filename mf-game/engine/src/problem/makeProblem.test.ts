import { describe, expect, it } from 'vitest';
import { readAnswer, isCorrect } from '../answer.ts';
import { type AgeBand, ageBands, tierOf } from '../band.ts';
import { defaultMenus, type MenuItem } from '../menu.ts';
import { seededRandom } from '../random.ts';
import { answerText, wrongAnswerText } from '../simulate.ts';
import { makeProblem, problemKey } from './makeProblem.ts';
import { mistakeOf } from './mistakes/mistakeOf.ts';
import { mistakePhraseShapes } from './mistakes/mistakePhrases.ts';
import { violation } from './problem.properties.ts';
import { type Problem, problemTypes, type ProblemVariant } from './problem.ts';
import { skillsOf, standardsOf } from './skill.ts';

const seeds = 100_000;
const kinds = ageBands.flatMap((band) => problemTypes.map((type) => ({ band, type })));
/** Far above what a quiet machine needs, for a busy one. */
const patient = { timeout: 120_000 } as const;
const request = { id: '7-1', lastKey: '' } as const;

/** Problems drawn one after the other, as in a game; only what is asked of each stays in memory. */
function row<Kept>(band: AgeBand, length: number, keep: (problem: Problem) => Kept): readonly Kept[] {
  const random = seededRandom(7);
  const menu = defaultMenus[tierOf(band)];
  const kept: Kept[] = [];
  let lastKey = '';
  for (let made = 0; made < length; made += 1) {
    const problem = makeProblem({ ...request, band, menu, lastKey }, random);
    lastKey = problemKey(problem);
    kept.push(keep(problem));
  }
  return kept;
}
const kindOf = ({ type, variant }: Problem) => ({ type, variant });
const operandsOf = ({ variant, operands }: Problem) => ({ variant, operands });
const whole = (problem: Problem): Problem => problem;

const sharePercent = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number =>
  (100 * items.filter(isCounted).length) / items.length;

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
    const problems = row(band, 40_000, kindOf);

    for (const type of problemTypes) {
      const share = sharePercent(problems, (problem) => problem.type === type);
      expect(share).toBeGreaterThan(24);
      expect(share).toBeLessThan(26);
    }
  });

  it('makes 40 percent of the order totals of ages 6-7 small change problems', () => {
    const orders = row('ages_6_7', 40_000, kindOf).filter(({ type }) => type === 'order_total');

    const share = sharePercent(orders, ({ variant }) => variant === 'change_small');

    expect(share).toBeGreaterThan(38);
    expect(share).toBeLessThan(42);
  });

  it('uses every generator', () => {
    const variants = new Set<ProblemVariant>(ageBands.flatMap((band) => row(band, 1_000, ({ variant }) => variant)));

    expect(variants.size).toBe(13);
  });

  it('reaches both ends of the ranges', () => {
    const orders = row('ages_8_9', 20_000, operandsOf).filter(({ variant }) => variant === 'multiplication');
    const quantities = orders.map(({ operands }) => operands[0] ?? 0);
    const prices = orders.map(({ operands }) => operands[1] ?? 0);

    expect([Math.min(...quantities), Math.max(...quantities)]).toEqual([2, 10]);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([300, 800]);
  });
});

describe('the mistakes of problems', patient, () => {
  const reasonsOf = ({ mistakes }: Problem): readonly string[] => mistakes.map(({ reason }) => reason.id);

  it('give every reason there is', () => {
    const given = new Set(ageBands.flatMap((band) => row(band, 10_000, reasonsOf)).flat());

    expect(Object.keys(mistakePhraseShapes).filter((id) => !given.has(id))).toEqual([]);
  });

  it.each(ageBands)('are five a problem or more on average for %s', (band) => {
    const amounts = row(band, 10_000, ({ mistakes }) => mistakes.length);

    expect(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length).toBeGreaterThan(5);
  });

  it('are found by the number they lead to', () => {
    const lost = ageBands
      .flatMap((band) => row(band, 1_000, whole))
      .filter((problem) => problem.mistakes.some((one) => mistakeOf(problem, one.hundredths) !== one));

    expect(lost).toEqual([]);
  });
});

describe('the skills of a band', patient, () => {
  it.each(ageBands)('are those its problems practise, each with its standards: %s', (band) => {
    const asked = new Set(row(band, 5_000, ({ skill }) => skill));

    expect(new Set(skillsOf(band))).toEqual(asked);
    expect(skillsOf(band).filter((skill) => standardsOf(skill, band).length === 0)).toEqual([]);
  });

  it('have no standards in a band that does not ask them', () => {
    expect(standardsOf('sales_tax', 'ages_6_7')).toEqual([]);
  });

  it('keep percent and decimals from children under ten', () => {
    const young = [...skillsOf('ages_6_7'), ...skillsOf('ages_8_9')];

    expect(young).not.toContain('decimal_orders');
    expect(young.filter((skill) => skill.startsWith('percent') || skill.endsWith('tax'))).toEqual([]);
  });

  it.each(ageBands)('are practised to a standard of a grade of theirs or an earlier one: %s', (band) => {
    const lastGrade = { ages_6_7: 2, ages_8_9: 4, ages_10_12: 7, ages_12_plus: 8 }[band];
    const codes = skillsOf(band).flatMap((skill) => standardsOf(skill, band));

    expect(codes.filter((code) => !/^[1-8]\.(?:OA|NBT|MD|NS|EE|RP)\.[A-D]\.\d[a-d]?$/u.test(code))).toEqual([]);
    expect(codes.filter((code) => Number(code[0]) > lastGrade)).toEqual([]);
  });
});

describe('a sibling', patient, () => {
  const asked = ageBands.flatMap((band) => [
    ...new Map(row(band, 2_000, whole).map((problem) => [`${problem.variant} ${problem.type}`, problem])).values(),
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
    const orders = row('ages_8_9', 2_000, whole).filter(({ variant }) => variant === 'large_order');

    expect(orders.length).toBeGreaterThan(100);
    expect(orders.every(({ lines }) => lines[0]?.dish !== lines[1]?.dish)).toBe(true);
  });
});
