import { devicePlayerId } from '@countertop/client/play/devicePlayer';
import { restaurantKey, restaurantsKey } from '@countertop/client/play/deviceKeys';
import { cleanName } from '@countertop/contract/shared/name.limits';
import { restaurantNameErrorOf, restaurantNameMaxLength } from '@countertop/contract/play/restaurantName.limits';
import { type StoredValue, storedValue } from '@countertop/client/shared/storedValue';
import * as z from 'zod/mini';
import { useStored } from '@countertop/client/shared/useStored';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './restaurant.messages.ts';

/** The name chosen in this browser while nobody is signed in. */
const anonymousName = storedValue<string | null>({
  area: 'localStorage',
  key: restaurantKey,
  fallback: null,
  read: readName,
});

const namesSchema = z.record(z.string(), z.object({ name: z.string(), isSent: z.boolean() }));
type Names = z.infer<typeof namesSchema>;
const none: Names = {};

/** The names that players chose, by player. A subscriber's is also stored with the saved game. */
const names = storedValue<Names>({
  area: 'localStorage',
  key: restaurantsKey,
  fallback: none,
  read: (json) => z.safeParse(namesSchema, json).data,
});

function readName(json: unknown): string | null | undefined {
  if (json === null) return null;
  if (typeof json !== 'string' || restaurantNameErrorOf(json) === 'long') return undefined;
  // Drops the characters that an earlier rule allowed and that cannot be displayed.
  return cleanName(json, restaurantNameMaxLength) ?? undefined;
}

function keepName(playerId: string, name: string, isSent: boolean): void {
  names.set({ ...names.get(), [playerId]: { name, isSent } });
}

/** Returns the name that a player chose, or null. */
export function restaurantNameOf(playerId: string): string | null {
  return names.get()[playerId]?.name ?? null;
}

/** Whether the server doesn't have the name that a player chose in this browser. */
export function isNameUnsent(playerId: string): boolean {
  return names.get()[playerId]?.isSent === false;
}

/** Records that the server has a name. A name chosen in the meantime is still unsent. */
export function confirmName(playerId: string, name: string | null): void {
  if (name !== null && isNameUnsent(playerId) && restaurantNameOf(playerId) === name) keepName(playerId, name, true);
}

/** Takes the name that the server has, unless the player chose another in this browser since. */
export function takeServerName(playerId: string, sent: string | null): void {
  const name = cleanName(sent ?? '', restaurantNameMaxLength);
  if (name !== null && !isNameUnsent(playerId)) keepName(playerId, name, true);
}

/** Forgets the name of a player. */
export function forgetName(playerId: string): void {
  const { [playerId]: known, ...others } = names.get();
  if (known !== undefined) names.set(others);
}

/** The name that the current player chose, or null. */
export const restaurantName: StoredValue<string | null> = {
  fallback: null,
  get() {
    const playerId = devicePlayerId();
    return playerId === null ? anonymousName.get() : restaurantNameOf(playerId);
  },
  set(name) {
    const playerId = devicePlayerId();
    if (playerId === null) anonymousName.set(name);
    else if (name === null) forgetName(playerId);
    else keepName(playerId, name, false);
  },
  subscribe(listener) {
    const stops = [anonymousName.subscribe(listener), names.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

/** Returns the chosen name, or 'Math Bistro'. */
export function useRestaurantName(): string {
  const t = useMessages(en);
  return useStored(restaurantName) ?? t('restaurant.name');
}
