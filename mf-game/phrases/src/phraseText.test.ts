import { ageBands } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/game';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import { allPhraseIds, type PhraseId } from '@countertop/engine/problems/wording/phraseIds';
import { phraseShapes } from '@countertop/engine/problems/wording/phrases';
import type { Phrase, PhraseValue } from '@countertop/engine/problems/problem';
import { seededRandom } from '@countertop/engine/problems/random';
import { describe, expect, it } from 'vitest';
import { fuzzSeeds } from '../../../tests/support/fuzz.ts';
import { phraseText } from './phraseText.ts';

const examples: Readonly<Record<string, PhraseValue>> = {
  cents: { cents: 1275 },
  count: { count: 3 },
  percent: { percent: 15 },
  fraction: { fraction: { numerator: 3, denominator: 4 } },
  dish: { dish: 'burger' },
  ingredient: { ingredient: 'tomato_sauce' },
  band: { band: 'ages_8_9' },
};
const wording = { locale: 'en-US', moneyDigits: 2 } as const;
const shapes: Readonly<Record<string, Readonly<Record<string, string>>>> = phraseShapes;

function exampleOf(id: PhraseId) {
  // Other wordings have the values of the first.
  const shape = shapes[id] ?? shapes[id.replace(/\.\d+$/u, '')] ?? {};
  return {
    id,
    values: Object.fromEntries(Object.entries(shape).map(([name, kind]) => [name, examples[kind]])),
  } as Phrase;
}

describe.each(allPhraseIds())('%s', (id) => {
  it('has a text without missing values', () => {
    const text = phraseText(exampleOf(id), wording);

    expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/);
    expect(text.length).toBeGreaterThan(2);
  });
});

it('counts a dish that has a count', () => {
  const two = {
    id: 'line.order',
    values: { count: { count: 2 }, dish: { dish: 'soup' }, priceEach: { cents: 700 } },
  } as const;

  expect(phraseText(two, { locale: 'en-US', moneyDigits: 0 })).toBe('2 bowls of soup at $7');
});

it('uses the plural for a dish without a count', () => {
  const left = { id: 'stock_left.question', values: { dish: { dish: 'fries' } } } as const;

  expect(phraseText(left, wording)).toBe('How many portions of fries are left?');
});

it('uses the singular for one portion', () => {
  const once = { id: 'single_item.question', values: { count: { count: 1 }, dish: { dish: 'burger' } } } as const;

  expect(phraseText(once, wording)).toBe('How much for 1 burger?');
});

describe.each(ageBands)('problems of %s', (band) => {
  it('have no missing values', () => {
    const { menu } = newGame({ seed: 1, band });
    const texts = fuzzSeeds(1000)
      .map((seed) => {
        const problem = makeProblem({ id: `${seed}`, band, menu, lastKey: '' }, seededRandom(seed));
        const phrases = [
          problem.context,
          problem.question,
          ...problem.lines.map(({ phrase }) => phrase),
          ...problem.hints,
        ];
        return phrases.map((phrase) => phraseText(phrase, { locale: 'en-US', moneyDigits: problem.moneyDigits }));
      })
      .flat();

    expect(texts.filter((text) => /[{}]|undefined|NaN|\[object|\$\d+\.\d(?!\d)/.test(text))).toEqual([]);
  });
});
