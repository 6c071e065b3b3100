import { ageBands } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/game';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import type { Problem, ProblemVariant } from '@countertop/engine/problems/problem';
import { seededRandom } from '@countertop/engine/problems/random';
import { describe, expect, it } from 'vitest';
import { amountText } from './amountText.ts';
import { phraseText, splitSentences } from './phraseText.ts';
import { spokenPhrase, spokenProblem } from './spokenProblem.ts';

const locale = 'en-US';

const wordingOf = ({ moneyDigits }: Problem) => ({ locale, moneyDigits });

function problemsOf(band: Problem['band'], seeds = 1000): readonly Problem[] {
  const { menu } = newGame({ seed: 1, band });
  return Array.from({ length: seeds }, (_, seed) =>
    makeProblem({ id: `${seed}`, band, menu, lastKey: '' }, seededRandom(seed)),
  );
}

function problemOf(variant: ProblemVariant): Problem {
  const found = ageBands.flatMap((band) => problemsOf(band, 100)).find((problem) => problem.variant === variant);
  if (found === undefined) throw new Error(`None of the 400 problems is ${variant}.`);
  return found;
}

describe('spoken money', () => {
  it.each([
    [300, '3 dollars'],
    [100, '1 dollar'],
    [450, '4 dollars and 50 cents'],
    [101, '1 dollar and 1 cent'],
    [25, '25 cents'],
    [0, '0 dollars'],
    [123_405, '1,234 dollars and 5 cents'],
  ])('reads %i cents as %s', (cents, words) => {
    expect(amountText({ cents }, { locale, moneyDigits: 2, isSpoken: true })).toBe(words);
  });
});

describe('spokenProblem', () => {
  it('reads the context, each line and the question, in that order', () => {
    const line = (count: number, dollars: number) => ({
      phrase: {
        id: 'line.order',
        values: { count: { count }, dish: { dish: 'burger' }, priceEach: { cents: 100 * dollars } },
      },
    });
    const context = { id: 'mixed_order.context', values: {} } as const;
    const question = { id: 'mixed_order.question', values: {} } as const;
    const lines = [line(3, 2), line(1, 1)];
    const problem = { ...problemOf('mixed_order'), context, question, lines } as Problem;

    expect(spokenProblem(problem, locale)).toEqual([
      { place: 'context', part: 0, text: 'One customer, two different dishes.' },
      { place: 0, part: 0, text: '3 burgers at 2 dollars each.' },
      { place: 1, part: 0, text: '1 burger at 1 dollar.' },
      { place: 'question', part: 0, text: 'How much is the whole order?' },
    ]);
  });

  it('reads the amount of a line', () => {
    const stock = problemOf('stock_left');
    const [start = 0, served = 0] = stock.operands;

    const texts = spokenProblem(stock, locale).map(({ text }) => text);

    expect(texts).toContainEqual(expect.stringMatching(new RegExp(` in stock: ${start}\\.$`)));
    expect(texts).toContain(`Ordered for tonight: ${served}.`);
  });

  it('splits a question into sentences', () => {
    const values = { bill: { cents: 1300 }, paid: { cents: 2000 } };
    const change = { ...problemOf('change_bill'), question: { id: 'change_bill.question', values } } as const;

    const question = spokenProblem(change, locale).filter(({ place }) => place === 'question');

    expect(question.map(({ part }) => part)).toEqual([0, 1, 2]);
    expect(question.at(-1)?.text).toBe('How much change?');
  });

  it('reads bills and coins to count, without their sum', () => {
    const paidNotes = [500, 100, 100, 25, 25, 25, 25];
    const lines = [{ phrase: { id: 'line.paid_notes', values: {} } }] as const;

    const texts = spokenProblem({ ...problemOf('change_small'), lines, paidNotes }, locale).map(({ text }) => text);

    expect(texts).toContain('Paid with: 1 five-dollar bill, 2 one-dollar bills, and 4 quarters.');
  });

  it.each([
    [1, 2, 'one half'],
    [3, 4, '3 fourths'],
    [5, 6, '5 sixths'],
  ])('reads the fraction %i/%i as %s', (numerator, denominator, words) => {
    const fraction = { numerator, denominator };

    expect(amountText({ fraction }, { locale, moneyDigits: 2, isSpoken: true })).toBe(words);
  });

  it.each([
    [7.5, '7 and one half'],
    [3.75, '3 and 3 fourths'],
    [11.25, '11 and one fourth'],
    [0.5, 'one half'],
    [12, '12'],
  ])('reads the count %d as %s', (count, words) => {
    expect(amountText({ count }, { locale, moneyDigits: 2, isSpoken: true })).toBe(words);
    expect(amountText({ count }, { locale, moneyDigits: 2 })).toBe(`${count}`);
  });

  it('reads percent as a word', () => {
    expect(spokenProblem(problemOf('with_tax'), locale).map(({ text }) => text)).toContain('8 percent tax.');
  });
});

it('reads the symbols of a hint as words', () => {
  const hint = {
    id: 'hint.profit_cost.example',
    values: {
      priceEach: { cents: 2500 },
      costEach: { cents: 1500 },
      profitEach: { cents: 1000 },
      count: { count: 3 },
      total: { cents: 3000 },
    },
  } as const;

  expect(spokenPhrase(hint, { locale, moneyDigits: 0 })).toEqual([
    'Like this: 25 dollars minus 15 dollars is 10 dollars on one.',
    '3 times 10 dollars is 30 dollars.',
  ]);
});

describe.each(ageBands)('problems of %s', (band) => {
  const problems = problemsOf(band);

  it('are read in short sentences without symbols, decimal points or missing values', () => {
    const texts = problems.flatMap((problem) => [
      ...spokenProblem(problem, locale).map(({ text }) => text),
      ...problem.hints.flatMap((hint) => spokenPhrase(hint, wordingOf(problem))),
    ]);

    expect(texts.filter((text) => /[$%×÷=+{}]|\d\/\d|\d\.\d| [-−] |undefined|NaN/.test(text))).toEqual([]);
    expect(texts.filter((text) => !/[.!?]$/.test(text))).toEqual([]);
    expect(Math.max(...texts.map((text) => text.split(' ').length))).toBeLessThanOrEqual(25);
  });

  it('have as many spoken as printed sentences, so that the right one is highlighted', () => {
    for (const problem of problems) {
      const spoken = spokenProblem(problem, locale);
      for (const place of ['context', 'question'] as const) {
        const printed = splitSentences(phraseText(problem[place], wordingOf(problem)));
        expect(spoken.filter((sentence) => sentence.place === place)).toHaveLength(printed.length);
      }
    }
  });
});
