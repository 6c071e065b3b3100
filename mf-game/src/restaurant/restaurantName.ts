import { storedValue, useStored } from '../stored/storedValue.ts';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './messages/en.messages.ts';

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

/** The name a child chose, null before. It is kept in this browser and sent nowhere. */
export const restaurantName = storedValue<string | null>({
  area: 'localStorage',
  key: 'countertop.restaurant.v1',
  fallback: null,
  read: readName,
});

function readName(json: unknown): string | null | undefined {
  if (json === null) return null;
  return typeof json === 'string' && nameProblem(json) === null ? json.trim() : undefined;
}

/** The name of the restaurant: the child's, or 'Math Bistro'. */
export function useRestaurantName(): string {
  const t = useMessages(en);
  return useStored(restaurantName) ?? t('restaurant.name');
}
