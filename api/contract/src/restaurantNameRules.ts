/** The longest name, in characters as people count them (rulings, 'Restaurant name'). */
export const restaurantNameMaxLength = 30;

/** Why a name cannot be painted on the sign. */
export type NameProblem = 'empty' | 'long' | 'unreadable';

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters, marks that turn the direction of the text around, line ends, halves of a character. */
const unpaintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a name, after the blanks around it are taken away; null when nothing is. */
export function nameProblem(text: string): NameProblem | null {
  const name = text.trim();
  if (unpaintable.test(name)) return 'unreadable';
  if (!visible.test(name)) return 'empty';
  return [...name].length > restaurantNameMaxLength ? 'long' : null;
}
