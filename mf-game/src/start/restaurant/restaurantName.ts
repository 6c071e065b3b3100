import { cleanName } from '@countertop/contract/name.limits';
import { nameProblem, restaurantNameMaxLength } from '@countertop/contract/restaurantName.limits';
import { storedValue } from '@countertop/client/storedValue';
import { useStored } from '../../persistence/useStored.ts';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './restaurant.messages.ts';

/** The name a child chose, null before. It is kept in this browser, and with the saved game of a subscriber. */
export const restaurantName = storedValue<string | null>({
  area: 'localStorage',
  key: 'countertop.restaurant.v1',
  fallback: null,
  read: readName,
});

function readName(json: unknown): string | null | undefined {
  if (json === null) return null;
  if (typeof json !== 'string' || nameProblem(json) === 'long') return undefined;
  // A name kept under an earlier rule loses only the characters that cannot be shown.
  return cleanName(json, restaurantNameMaxLength) ?? undefined;
}

/** The name of the restaurant: the child's, or 'Math Bistro'. */
export function useRestaurantName(): string {
  const t = useMessages(en);
  return useStored(restaurantName) ?? t('restaurant.name');
}
