import { defaultMenus, dishIds } from '@countertop/engine/play/day/menu';
import { tierOf } from '@countertop/engine/problems/band';
import { variantGenerators } from '@countertop/engine/problems/kinds/generators';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import { hasWording } from '@countertop/engine/problems/wording/phraseIds';
import { type Problem, problemVariants } from '@countertop/engine/problems/problem';
import { seededRandom } from '@countertop/engine/problems/random';
import { rebuild } from '@countertop/engine/problems/rebuild';
import { expect, it } from 'vitest';
import { fuzzSeeds } from '../../../tests/support/fuzz.ts';
import { en } from './phrases.messages.ts';
import { phraseText, splitSentences } from './phraseText.ts';
import { spokenPhrase } from './spokenProblem.ts';

const kinds = problemVariants.flatMap((variant) =>
  variantGenerators[variant].bands.map((band) => ({ variant, band, wordings: wordingsOf(variant) })),
);

function wordingsOf(variant: string): readonly number[] {
  // `stock_left` has lost its first wording.
  return Array.from({ length: 11 }, (_, wording) => wording).filter(
    (wording) => hasWording(variant, wording) && !(wording === 0 && variant.endsWith('_left')),
  );
}

/** The same numbers in another wording. */
function rewordedTo(wording: number, problem: Problem): Problem {
  const givens = Object.entries(problem.givens).filter(([name]) => name !== 'wording');
  const own = wording === 0 ? [] : [['wording', wording] as const];
  const reworded = rebuild({ ...problem, givens: Object.fromEntries([...givens, ...own]) });
  if (reworded === null) throw new Error(`${problem.variant} has no wording ${wording}.`);
  return reworded;
}

const singular = dishIds.map((id) => en[`dish.${id}.one`]).join('|');
const plural = dishIds.map((id) => en[`dish.${id}.many`]).join('|');
const disagreements = [
  new RegExp(`\\b1 (?:${plural})\\b`, 'u'),
  new RegExp(`\\b(?:[02-9]|\\d{2,}) (?:${singular})(?![\\w-])`, 'u'),
  /\b(?:do|are|were) 1 |\b(?:does|is|was) (?:[02-9]|\d{2,}) \w/u,
];

/** Returns the faults of a printed sentence. */
function printedFaults(text: string, { moneyDigits }: Problem): readonly string[] {
  const money = moneyDigits === 0 ? /^\$\d+$/u : /^\$\d+\.\d\d$/u;
  const faults = [];
  if (/[{}]|undefined|NaN|\[object/u.test(text)) faults.push('placeholder');
  if (!/^[A-Z\d$].*[.!?]$/u.test(text)) faults.push('sentence');
  if (disagreements.some((wrong) => wrong.test(text))) faults.push('agreement');
  if ((text.match(/\$[\d.,]*\d/gu) ?? []).some((amount) => !money.test(amount))) faults.push('money');
  return faults;
}

/** Returns the faults of a spoken sentence: voices read symbols, fractions and decimals in different ways. */
function spokenFaults(text: string): readonly string[] {
  const isSpeakable = /^[A-Z\d].*[.!?]$/u.test(text) && !/[$%×÷=+{}]|\d\/\d|\d\.\d| [-−] |undefined/u.test(text);
  return isSpeakable && text.split(' ').length <= 25 ? [] : ['spoken'];
}

const openingOf = (text: string): string => text.split(' ').slice(0, 3).join(' ');

it.each(kinds)('$variant for $band has at least eight wordings that differ from the start', (kind) => {
  const menu = defaultMenus[tierOf(kind.band)];
  const problem = makeProblem({ ...kind, id: '1', menu, lastKey: '' }, seededRandom(1));
  const contexts = kind.wordings.map((wording) => {
    const { context, moneyDigits } = rewordedTo(wording, problem);
    return openingOf(phraseText(context, { locale: 'en-US', moneyDigits }));
  });

  expect(kind.wordings.length).toBeGreaterThanOrEqual(8);
  expect(contexts.filter((text, at) => contexts.indexOf(text) !== at)).toEqual([]);
});

it.each(kinds)('$variant for $band agrees with its numbers in every wording, printed and spoken', (kind) => {
  const menu = defaultMenus[tierOf(kind.band)];
  const faults = new Set<string>();
  for (const seed of fuzzSeeds(100)) {
    const isFirstOrder = seed % 2 === 0;
    const problem = makeProblem({ ...kind, id: '1', menu, lastKey: '', isFirstOrder }, seededRandom(seed));
    for (const wording of kind.wordings) {
      const reworded = rewordedTo(wording, problem);
      const { context, question, moneyDigits } = reworded;
      for (const phrase of [context, question]) {
        const text = phraseText(phrase, { locale: 'en-US', moneyDigits });
        for (const sentence of splitSentences(text))
          for (const fault of printedFaults(sentence, reworded)) faults.add(`${fault}: ${text}`);
        for (const sentence of spokenPhrase(phrase, { locale: 'en-US', moneyDigits }))
          for (const fault of spokenFaults(sentence)) faults.add(`${fault}: ${sentence}`);
      }
      const asked = phraseText(question, { locale: 'en-US', moneyDigits });
      if (!asked.endsWith('?')) faults.add(`no question: ${asked}`);
    }
  }

  expect([...faults]).toEqual([]);
});
