import { accountKey, playerKey } from './deviceKeys.ts';
import { storedValue } from '../shared/storedValue.ts';

/** Recorded instead of a child's ID while a grown-up uses this device. */
export const grownUp = 'grown-up';

const stored = storedValue<string | null>({
  area: 'localStorage',
  key: playerKey,
  fallback: null,
  read: (json) => (typeof json === 'string' ? json : undefined),
});

/** ID of the account that used this device last. A child's session doesn't tell. */
const account = storedValue<string | null>({
  area: 'localStorage',
  key: accountKey,
  fallback: null,
  read: (json) => (typeof json === 'string' ? json : undefined),
});

/** User of the device when this page was opened; null while unknown. */
let playerOfPage = stored.get();

/** Records who uses this device from now on: the ID of a child, `grownUp`, or null for nobody who is signed in. */
export function setDevicePlayer(player: string | null): void {
  playerOfPage = player;
  stored.set(player);
}

/** Returns who uses this device: the ID of a child, or `grownUp`; null while unknown. */
export const devicePlayer: () => string | null = stored.get;

/** Returns the ID of the account that used this device last; null if unknown. */
export const deviceAccount: () => string | null = account.get;

/** Records the account that uses this device. */
export const setDeviceAccount: (accountId: string) => void = account.set;

/** Returns the ID of the player who uses this device; null if nobody is signed in, or as long as it isn't known. */
export function devicePlayerId(): string | null {
  const player = stored.get();
  return player === grownUp ? account.get() : player;
}

/**
 * Whether another tab has handed this device over, or taken it back, since this page was opened. The tabs share one session,
 * so that what this page would send belongs to somebody else.
 */
export function hasPlayerChanged(): boolean {
  const player = stored.get();
  playerOfPage ??= player;
  return player !== null && player !== playerOfPage;
}

/** Subscribes to changes in other tabs. Returns the function to unsubscribe. */
export const onDevicePlayerChange = stored.subscribe;
