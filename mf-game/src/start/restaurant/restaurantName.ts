import { cleanName } from '@countertop/contract/name.limits';
import { nameProblem, restaurantNameMaxLength } from '@countertop/contract/restaurantName.limits';
import { storedValue } from '@countertop/client/storedValue';
import { useStored } from '../../persistence/useStored.ts';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './restaurant.messages.ts';

/** The name the child chose, or null. Stored in this browser and with a subscriber's saved game. */
export const restaurantName = storedValue<string | null>({
  area: 'localStorage',
  key: 'countertop.restaurant.v1',
  fallback: null,
  read: readName,
});

function readName(json: unknown): string | null | undefined {
  if (json === null) return null;
  if (typeof json !== 'string' || nameProblem(json) === 'long') return undefined;
  // Drops the characters that an earlier rule allowed and that cannot be displayed.
  return cleanName(json, restaurantNameMaxLength) ?? undefined;
}

/** Returns the chosen name, or 'Math Bistro'. */
export function useRestaurantName(): string {
  const t = useMessages(en);
  return useStored(restaurantName) ?? t('restaurant.name');
}
