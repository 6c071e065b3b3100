import { phraseShapes } from './phrases.ts';
import type { Phrase, PhraseValue } from '../problem.ts';
import { isWithin } from '../variantLaws.properties.ts';

const shapes = new Map(Object.entries(phraseShapes).map(([id, shape]) => [id, Object.entries(shape)]));

function misshapen({ id, values }: Phrase): string | null {
  const shape = shapes.get(id.replace(/\.\d+$/u, '')) ?? [];
  if (Object.keys(values).length !== shape.length) return `${id} has the values ${Object.keys(values).join(' ')}`;
  for (const [name, kind] of shape) {
    const value = values[name];
    if (value === undefined || !(kind in value)) return `${id} has no ${kind} named ${name}`;
  }
  return null;
}

/** Checks a value: for ages 6-9, money is in whole dollars and there are no percentages. Returns what is wrong, or null. */
export function unfit(value: PhraseValue, isYoung: boolean): string | null {
  if ('cents' in value)
    return isWithin(value.cents, 0, 1_000_000) && (!isYoung || value.cents % 100 === 0) ? null : 'cents';
  // Recipes have quarters of cups.
  if ('count' in value) return isWithin(isYoung ? value.count : 4 * value.count, 0, 1_000) ? null : 'a count';
  return 'percent' in value && isYoung ? 'a percentage' : null;
}

/** Checks that a sentence has the values of its id and fits the age. Returns what is wrong, or null. */
export function unfitPhrase(phrase: Phrase, isYoung: boolean): string | null {
  const wrong = misshapen(phrase);
  if (wrong !== null) return wrong;
  for (const name of Object.keys(phrase.values)) {
    const value = phrase.values[name];
    const reason = value === undefined ? null : unfit(value, isYoung);
    if (reason !== null) return `${phrase.id} says ${reason} as ${name}`;
  }
  return null;
}
