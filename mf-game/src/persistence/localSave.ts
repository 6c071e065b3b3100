import { gameKey, waitingGamesKey } from '@countertop/client/play/deviceKeys';
import { noteUnsent } from '@countertop/client/play/unsent';
import { type StoredValue, storedValue } from '@countertop/client/shared/storedValue';
import * as z from 'zod/mini';
import { localSaveSchema, parseLocalSave, type LocalSave } from './localSaveSchema.ts';

const stored: StoredValue<LocalSave | null> = storedValue<LocalSave | null>({
  area: 'localStorage',
  key: gameKey,
  fallback: null,
  read: parseLocalSave,
});

type WaitingSaves = Readonly<Record<string, LocalSave>>;
const none: WaitingSaves = {};

/** Games that the server doesn't have, of players who have left this browser to somebody else. By player. */
const waiting = storedValue<WaitingSaves>({
  area: 'localStorage',
  key: waitingGamesKey,
  fallback: none,
  read: (json) => z.safeParse(z.record(z.string(), localSaveSchema), json).data,
});

/** Whether the server needs a game or one that it replaced. */
export const isUnsent = ({ server, replaced }: LocalSave): boolean =>
  server?.isSaved !== true || replaced !== undefined;

/** Returns the IDs of other players whose games wait in this browser. */
export const playersOfWaitingSaves = (): readonly string[] => Object.keys(waiting.get());

/**
 * The game saved in this browser. Also records whether the server still needs it. Without a network, the game of one player would
 * be lost when the next one starts: it waits until the player returns.
 */
export const localSave: StoredValue<LocalSave | null> = {
  ...stored,
  set(save) {
    const before = stored.get();
    const isHandedOn = save !== null && before !== null && before.playerId !== save.playerId;
    if (isHandedOn && isUnsent(before)) waiting.set({ ...waiting.get(), [before.playerId]: before });
    stored.set(save);
    noteUnsent('game', (save !== null && isUnsent(save)) || playersOfWaitingSaves().length > 0);
  },
};

/** Forgets the game of a player. Returns whether there was one. */
export function forgetSave(playerId: string): boolean {
  const isWaiting = playersOfWaitingSaves().includes(playerId);
  waiting.set(Object.fromEntries(Object.entries(waiting.get()).filter(([id]) => id !== playerId)));
  const current = stored.get();
  const isCurrent = current?.playerId === playerId;
  localSave.set(isCurrent ? null : current);
  return isCurrent || isWaiting;
}

/** Makes a game that waits for its player the one saved in this browser. Call when the player is known. */
export function resumeWaitingSave(playerId: string): void {
  const { [playerId]: own, ...others } = waiting.get();
  if (own === undefined) return;
  waiting.set(others);
  if (stored.get()?.playerId !== playerId) localSave.set(own);
}
