import { type NameProblem, problemOfName } from '../shared/name.limits.ts';

/** Maximum length, in characters as people count them. */
export const restaurantNameMaxLength = 30;

/** Returns what is wrong with a restaurant's name, after trimming; null if nothing is. */
export function nameProblem(text: string): NameProblem | null {
  return problemOfName(text, restaurantNameMaxLength);
}
