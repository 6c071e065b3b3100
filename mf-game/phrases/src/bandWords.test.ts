import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/game';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import type { Problem } from '@countertop/engine/problems/problem';
import { seededRandom } from '@countertop/engine/problems/random';
import { describe, expect, it } from 'vitest';
import { fuzzSeeds } from '../../../tests/support/fuzz.ts';
import { phraseText, splitSentences } from './phraseText.ts';

function problemsOf(band: AgeBand): readonly Problem[] {
  const { menu } = newGame({ seed: 1, band });
  return fuzzSeeds(2_000).map((seed) => makeProblem({ id: `${seed}`, band, menu, lastKey: '' }, seededRandom(seed)));
}

/** Words that a school doesn't use at the age, or uses another word for. */
const forbidden: Readonly<Record<AgeBand, RegExp>> = {
  ages_6_7: /×|÷|\btimes\b|multipl|divid|percent|%|fraction|borrow|\bcarr(?:y|ied)\b|regroup|subtotal/iu,
  ages_8_9: /÷|percent|%|fraction|borrow|\bcarr(?:y|ied)\b|subtotal/iu,
  ages_10_12: /borrow|\bcarr(?:y|ied)\b/iu,
  ages_12_plus: /borrow|\bcarr(?:y|ied)\b/iu,
};

describe.each(ageBands)('what is said to %s', (band) => {
  const problems = problemsOf(band);
  const textsOf = (problem: Problem) =>
    [problem.context, problem.question, ...problem.hints, ...problem.mistakes.map(({ reason }) => reason)].map(
      (phrase) => phraseText(phrase, { locale: 'en-US', moneyDigits: problem.moneyDigits }),
    );

  it('uses only words and signs of the age', () => {
    const texts = new Set(problems.flatMap(textsOf));

    expect([...texts].filter((text) => forbidden[band].test(text))).toEqual([]);
  });

  it('is grammatical for one portion and for several', () => {
    const texts = new Set(problems.flatMap(textsOf));

    expect([...texts].filter((text) => /\b(?:do|are) 1 |\b1 \w+s\b(?! )|\b1 \w+s (?:are|go)\b/u.test(text))).toEqual(
      [],
    );
  });

  it('asks in short sentences', () => {
    const longest = band === 'ages_6_7' ? 11 : 18;
    const sentences = problems.flatMap(({ context, question, moneyDigits }) =>
      [context, question].flatMap((phrase) => splitSentences(phraseText(phrase, { locale: 'en-US', moneyDigits }))),
    );

    expect([...new Set(sentences.filter((sentence) => sentence.split(' ').length > longest))]).toEqual([]);
  });

  it('has worked examples of similar size', () => {
    for (const { variant, operands, hints } of problems) {
      const values = hints.at(-1)?.values ?? {};
      if (variant !== 'stock_left' || !('start' in values)) continue;
      const start = 'count' in values['start'] ? values['start'].count : 0;

      expect(Math.abs(start - (operands[0] ?? 0))).toBeLessThanOrEqual(8);
    }
  });
});
