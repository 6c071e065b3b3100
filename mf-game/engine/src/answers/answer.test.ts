import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzSeed } from '../../../../tests/support/fuzz.ts';
import { type AnswerCase, answerCases } from './answer.cases.ts';
import { isCorrect } from '../problems/isCorrect.ts';
import { readAnswer } from './answer.ts';
import { seededRandom, wholeNumber } from '../problems/random.ts';

const unitsOf = ({ unit }: AnswerCase) => (unit === 'both' ? (['money', 'count'] as const) : [unit]);

describe('the answer contract', () => {
  const rows = answerCases.flatMap((answerCase) => unitsOf(answerCase).map((unit) => ({ ...answerCase, unit })));

  it.each(rows)('reads $text as $unit: $why', ({ text, unit, reading }) => {
    expect(readAnswer(text, unit)).toEqual(reading);
  });

  it('has every entry once for each unit', () => {
    const keys = rows.map(({ text, unit }) => `${unit} ${text}`);

    expect(new Set(keys).size).toBe(keys.length);
  });
});

const waysToWrite = (cents: number): readonly string[] => {
  const text = (cents / 100).toFixed(2);
  return [text, text.replace('.', ','), `$${text}`, `${cents}¢`, ` ${text} `, `${text} dollars`];
};

const keys = Array.from("0123456789.,٫٬·'’ -+$¢cdolars=%/()٥१１\u200f");

describe('reading an answer', () => {
  it('reads any amount to the cent however it is written', () => {
    const random = seededRandom(fuzzSeed);
    const misread: string[] = [];

    for (let round = 0; round < fuzzRuns(20_000); round += 1) {
      const cents = wholeNumber(random, 0, 999_999);
      for (const text of waysToWrite(cents)) {
        const reading = readAnswer(text, 'money');
        if (reading.kind !== 'number' || reading.hundredths !== cents) misread.push(text);
      }
    }

    expect(misread).toEqual([]);
  });

  it.each(['money', 'count'] as const)('never throws, and asks only about two different numbers: %s', (unit) => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...keys), maxLength: 14 }),
    );

    const law = fc.property(typed, (text) => {
      const reading = readAnswer(text, unit);
      if (reading.kind === 'number') return Number.isFinite(reading.hundredths);
      return reading.kind !== 'ambiguous' || Math.abs(reading.readings[0]) > Math.abs(reading.readings[1]);
    });

    expect(() => fc.assert(law, { numRuns: fuzzRuns(5_000) })).not.toThrow();
  });
});

describe('grading a number', () => {
  it.each([
    [1250, true],
    [1249, true],
    [1251, true],
    [1248.9, false],
    [1251.1, false],
    [1252, false],
    [-1250, false],
  ])('takes %d hundredths for 12.50 dollars: %s', (hundredths, expected) => {
    expect(isCorrect(hundredths, { unit: 'money', cents: 1250 })).toBe(expected);
  });

  it('accepts a count within 0.01', () => {
    expect(isCorrect(1200, { unit: 'count', count: 12 })).toBe(true);
    expect(isCorrect(1201, { unit: 'count', count: 12 })).toBe(true);
    expect(isCorrect(1300, { unit: 'count', count: 12 })).toBe(false);
  });
});
