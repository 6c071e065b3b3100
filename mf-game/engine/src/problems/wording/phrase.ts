import type { DishId } from '../../play/day/menu.ts';
import type { AgeBand } from '../band.ts';
import type { PhraseValues, ShapeId } from './phrases.ts';
import type { Fraction } from '../kinds/fraction.ts';
import type { IngredientId } from '../kinds/ingredient.ts';
import { wordedId } from './phraseIds.ts';
import type { Phrase } from '../problem.ts';

/** A sentence with exactly the values that phrases.ts defines for its id. */
export function phrase<Id extends ShapeId>(id: Id, values: PhraseValues<Id>): Phrase;
export function phrase(id: ShapeId, values: Phrase['values']): Phrase {
  return { id, values };
}

export const cents = (value: number): { readonly cents: number } => ({ cents: value });
export const count = (value: number): { readonly count: number } => ({ count: value });
export const percent = (value: number): { readonly percent: number } => ({ percent: value });
export const named = (value: DishId): { readonly dish: DishId } => ({ dish: value });
export const fraction = (numerator: number, denominator: number): { readonly fraction: Fraction } => ({
  fraction: { numerator, denominator },
});
export const ofIngredient = (value: IngredientId): { readonly ingredient: IngredientId } => ({ ingredient: value });
export const ofBand = (value: AgeBand): { readonly band: AgeBand } => ({ band: value });

/** Returns a context or a question in another wording, with the same values. */
export function worded(one: Phrase, wording: number): Phrase {
  return { id: wordedId(one.id, wording), values: one.values };
}
