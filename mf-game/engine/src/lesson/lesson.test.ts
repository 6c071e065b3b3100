import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultMenus } from '../play/day/menu.ts';
import { gameSpeeds } from '../play/floor/gameSpeeds.ts';
import { ageBands, tierOf } from '../problems/band.ts';
import { problemKey } from '../problems/makeProblem.ts';
import { violation } from '../problems/problem.properties.ts';
import { type Problem, problemTypes } from '../problems/problem.ts';
import { rulesVersion } from '../problems/rulesVersion.ts';
import frozenLessons from './frozenLessons.json';
import { type Lesson, lessonCode, lessonCounts, lessonProblems, readLesson } from './lesson.ts';

/** Any lesson, for property tests. */
const anyLesson: fc.Arbitrary<Lesson> = fc.record({
  rules: fc.integer({ min: 1, max: rulesVersion }),
  seed: fc.nat(0xffff_ffff),
  band: fc.constantFrom(...ageBands),
  types: fc.subarray([...problemTypes], { minLength: 1 }),
  count: fc.integer({ min: lessonCounts.least, max: lessonCounts.most }),
  speed: fc.constantFrom(...gameSpeeds),
  hints: fc.boolean(),
});

/** A problem in a line of text. */
const asked = ({ variant, dish, givens }: Problem): string =>
  [variant, dish, ...Object.entries(givens).map(([name, value]) => `${name}=${value}`)].join(' ');

const lesson = {
  rules: rulesVersion,
  seed: 2_813_947_102,
  band: 'ages_8_9',
  types: ['order_total', 'pricing'],
  count: 12,
  speed: 'x2',
  hints: true,
} as const;

describe('the code of a lesson', () => {
  it('contains the whole lesson', () => {
    fc.assert(
      fc.property(anyLesson, (any) => {
        expect(readLesson(lessonCode(any))).toEqual(any);
      }),
    );
  });

  it('can be typed in any case, without hyphens, and with letters that look like digits', () => {
    const typed = lessonCode(lesson).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');

    expect(readLesson(typed)).toEqual(lesson);
  });

  it('is not another lesson with one wrong symbol or two swapped ones', () => {
    const code = lessonCode(lesson).replaceAll('-', '');
    const swapped = [...code].flatMap((symbol, at) => {
      const next = code[at + 1] ?? symbol;
      return next === symbol ? [] : [code.slice(0, at) + next + symbol + code.slice(at + 2)];
    });
    const wrong = [...code].flatMap((symbol, at) =>
      [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
        .filter((other) => other !== symbol)
        .map((other) => code.slice(0, at) + other + code.slice(at + 1)),
    );

    expect([...swapped, ...wrong].filter((other) => readLesson(other) !== 'invalid')).toEqual([]);
  });

  it.each(['', '7', 'hello', `${lessonCode(lesson)}0`, '0000-0000-0000', 'Ü'.repeat(12)])('is not %j', (code) => {
    expect(readLesson(code)).toBe('invalid');
  });

  it('of earlier rules can be read, and of later ones is recognized', () => {
    expect(readLesson(lessonCode({ ...lesson, rules: 1 }))).toEqual({ ...lesson, rules: 1 });
    expect(readLesson(lessonCode({ ...lesson, rules: rulesVersion + 1 }))).toBe('later_rules');
  });
});

describe('the problems of a lesson', () => {
  it('are as many as it says, of its types and age group, correct, and never the same numbers twice in a row', () => {
    fc.assert(
      fc.property(anyLesson, (any) => {
        const problems = lessonProblems(any);

        expect(problems).toHaveLength(any.count);
        for (const [at, problem] of problems.entries()) {
          expect(violation(problem, defaultMenus[tierOf(any.band)])).toBeNull();
          expect([problem.band, any.types.includes(problem.type)]).toEqual([any.band, true]);
          expect(problemKey(problem)).not.toBe(problemKey(problems[at - 1] ?? { operands: [] }));
        }
      }),
    );
  });

  it('are of each type as often, or once more', () => {
    const types = lessonProblems({ ...lesson, types: problemTypes, count: 30 }).map(({ type }) => type);

    for (const type of problemTypes) expect([7, 8]).toContain(types.filter((each) => each === type).length);
  });

  it('of a shorter lesson are the first ones of a longer lesson', () => {
    expect(lessonProblems({ ...lesson, count: 30 }).slice(0, 5)).toEqual(lessonProblems({ ...lesson, count: 5 }));
  });

  /** Recorded under version 2. Never change them: worksheets are printed, and answers of classes stored. */
  it.each(Object.entries(frozenLessons))('stay the same for the code %s of version 2', (code, expected) => {
    const read = readLesson(code);

    expect(read).toMatchObject({ rules: 2 });
    expect(typeof read === 'string' ? [] : lessonProblems(read).map(asked)).toEqual(expected);
  });

  it('of version 1 are those of version 2', () => {
    const problems = (rules: number) => lessonProblems({ ...lesson, band: 'ages_10_12', types: problemTypes, rules });

    expect(problems(1).map(asked)).toEqual(problems(2).map(asked));
  });

  // Codes are printed and shared. If these change, raise `rulesVersion`.
  it.each([
    [
      'ages_6_7',
      [
        'profit_cost 1000 600 2 5',
        'stock_left 10 8 10',
        'change_small 1200 1500 6',
        'single_item 4 200 2',
        'profit_cost 1000 600 4 4',
        'change_small 100 500 3',
      ],
    ],
    [
      'ages_8_9',
      [
        'profit_cost 1500 900 7 5',
        'stock_left 10 8 10',
        'change_bill 1900 10000 6',
        'large_order 8 1000 5 1200 4',
        'profit_cost 1500 900 11 4',
        'change_bill 900 2000 3',
      ],
    ],
    [
      'ages_10_12',
      [
        'profit_percent 1550 60 7 5',
        'stock_left 10 8 8',
        'change_bill 1890 10000 6',
        'with_tax 5 525 4 650 8 1',
        'profit_percent 1550 60 11 4',
        'change_bill 925 2000 3',
      ],
    ],
    [
      'ages_12_plus',
      [
        'profit_percent 1890 60 7 5',
        'stock_left 10 8 10',
        'change_bill 1890 10000 6',
        'service_and_tax 9 2500 18 8 3',
        'profit_percent 1895 60 11 4',
        'change_bill 926 2000 3',
      ],
    ],
  ] as const)('stay the same for %s', (band, expected) => {
    const problems = lessonProblems({ ...lesson, band, types: problemTypes, count: expected.length });

    expect(problems.map(({ variant, operands, wording }) => `${variant} ${operands.join(' ')} ${wording}`)).toEqual(
      expected,
    );
  });
});
