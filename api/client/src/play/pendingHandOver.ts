import { currentUser, type CurrentUser } from '@countertop/contract/accounts/user';
import * as z from 'zod/mini';
import { handOverKey, storedText } from './deviceKeys.ts';
import { storedValue } from '../shared/storedValue.ts';

/** A server that does not respond to a hand-over within this time counts as unreachable. */
export const handOverLimitMs = 8000;

const pendingSchema = z.object({
  /** The child who uses this device, as the server will describe it. */
  user: currentUser,
  /** Code of the server's refusal; null while it wasn't reached. */
  refusal: z.nullable(z.string()),
});
/** A hand-over that the server doesn't know of. */
export interface PendingHandOver {
  readonly user: CurrentUser;
  readonly refusal: string | null;
}

const stored = storedValue<PendingHandOver | null>({
  area: 'localStorage',
  key: handOverKey,
  fallback: null,
  read: (json) => z.safeParse(pendingSchema, json).data,
});

/** Each remote has its own copy of this module, and the browser's event reaches other tabs only. */
const changed = 'countertop:hand-over';

/** The hand-over of this device that the server doesn't know of. Shared by all tabs. */
export const pendingHandOver = {
  get: stored.get,
  /** False if the browser refuses storage, so that other tabs and remotes don't know. */
  isStored: (): boolean => storedText(handOverKey) !== null,
  set(pending: PendingHandOver | null): void {
    stored.set(pending);
    window.dispatchEvent(new Event(changed));
  },
  /** Subscribes to changes, also by other tabs. Returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = stored.subscribe(listener);
    window.addEventListener(changed, listener);
    return () => {
      unsubscribe();
      window.removeEventListener(changed, listener);
    };
  },
};

/** Runs a task that changes who uses the device: one at a time, in all tabs. */
export function withHandOverLock<Result>(task: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('hand-over', task) : task();
}
