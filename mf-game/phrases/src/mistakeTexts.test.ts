import { ageBands } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/game';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import { seededRandom } from '@countertop/engine/problems/random';
import { describe, expect, it } from 'vitest';
import { fuzzSeeds } from '../../../tests/support/fuzz.ts';
import { phraseText } from './phraseText.ts';

const splitSentences = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/u);
const wordCount = (sentence: string): number => sentence.split(/\s+/u).filter((word) => /\p{L}|\d/u.test(word)).length;

/** All reason texts of many problems. */
function reasons(band: (typeof ageBands)[number]): readonly string[] {
  const { menu } = newGame({ seed: 1, band });
  const texts = fuzzSeeds(2_000).map((seed) => {
    const { mistakes, moneyDigits } = makeProblem({ id: `${seed}`, band, menu, lastKey: '' }, seededRandom(seed));
    return mistakes.map(({ reason }) => phraseText(reason, { locale: 'en-US', moneyDigits }));
  });
  return [...new Set(texts.flat())];
}

describe.each(ageBands)('the reasons of %s', (band) => {
  const texts = reasons(band);

  it('have at most two short sentences and no missing values', () => {
    expect(texts.filter((text) => /[{}]|undefined|NaN|\[object/u.test(text))).toEqual([]);
    expect(texts.filter((text) => splitSentences(text).length > 2)).toEqual([]);
    expect(texts.flatMap(splitSentences).filter((sentence) => wordCount(sentence) > 12)).toEqual([]);
  });

  it('never blame the child', () => {
    expect(texts.filter((text) => /wrong|mistake|forgot|careless|should have/iu.test(text))).toEqual([]);
  });
});

it.each(['ages_6_7', 'ages_8_9'] as const)('uses no percents or cents for %s', (band) => {
  expect(reasons(band).filter((text) => /%|\d\.\d/u.test(text))).toEqual([]);
});
