import type { DishId } from '../play/menu.ts';
import type { PhraseId, PhraseValues } from './phrases.ts';
import type { Phrase } from './problem.ts';

/** A sentence with exactly the values that phrases.ts defines for its id. */
export function phrase<Id extends PhraseId>(id: Id, values: PhraseValues<Id>): Phrase;
export function phrase(id: PhraseId, values: Phrase['values']): Phrase {
  return { id, values };
}

export const cents = (value: number): { readonly cents: number } => ({ cents: value });
export const count = (value: number): { readonly count: number } => ({ count: value });
export const percent = (value: number): { readonly percent: number } => ({ percent: value });
export const named = (value: DishId): { readonly dish: DishId } => ({ dish: value });
