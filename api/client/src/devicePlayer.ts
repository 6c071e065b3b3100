import { playerKey } from './deviceKeys.ts';
import { storedValue } from './storedValue.ts';

/** Recorded instead of a child's ID while a grown-up uses this device. */
export const grownUp = 'grown-up';

const stored = storedValue<string | null>({
  area: 'localStorage',
  key: playerKey,
  fallback: null,
  read: (json) => (typeof json === 'string' ? json : undefined),
});

/** User of the device when this page was opened; null while unknown. */
let playerOfPage = stored.get();

/** Records who uses this device from now on: the ID of a child, or `grownUp`. */
export function setDevicePlayer(player: string): void {
  playerOfPage = player;
  stored.set(player);
}

/** Returns who uses this device: the ID of a child, or `grownUp`; null while unknown. */
export const devicePlayer: () => string | null = stored.get;

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
