import { type NameError, nameErrorOf } from '../shared/name.limits.ts';

/** Maximum length, in characters as people count them. */
export const restaurantNameMaxLength = 30;

/** Returns what is wrong with a restaurant's name, after trimming; null if nothing is. */
export function restaurantNameErrorOf(text: string): NameError | null {
  return nameErrorOf(text, restaurantNameMaxLength);
}
