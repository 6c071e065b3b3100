import { hasPlayerChanged, setDevicePlayer } from '@countertop/client/play/devicePlayer';
import { type PendingHandOver, pendingHandOver } from '@countertop/client/play/pendingHandOver';
import { queryClient } from '@countertop/client/shared/queryClient';
import { showUser } from '@countertop/client/accounts/showUser';
import { currentUserQuery } from '@countertop/client/accounts/user';

/** Delay between attempts to reach the server. */
export const retryMs = 15_000;

/** `refused`: the session is still somebody else's. `signedOut`: it has ended. */
export type HandOverError = 'refused' | 'signedOut';

export interface HandOverEvents {
  /** This page was handed over without a network. */
  onHandedOver: () => void;
  /** The server did not agree. */
  onError: (error: HandOverError) => void;
}

/**
 * Makes this page the child's when the device is handed over without a network, and tells the server as soon as it can be
 * reached. Returns a function that ends it.
 */
export function followHandOver({ onHandedOver, onError }: HandOverEvents): () => void {
  let known = pendingHandOver.get();

  /** Asks who the user is, for which the server must know of the hand-over. */
  async function refreshUser(): Promise<void> {
    const user = await queryClient.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
    if (user === null) onError('signedOut');
  }
  const refresh = () =>
    refreshUser().catch((error: unknown) => console.warn('The signed-in user could not be loaded.', error));

  function takeIn({ user, refusal }: PendingHandOver): void {
    if (refusal !== null) return onError('refused');
    showUser(queryClient, user);
    if (!hasPlayerChanged()) onHandedOver();
  }

  function onChange(): void {
    const before = known;
    known = pendingHandOver.get();
    if (known === before) return;
    if (known === null) void refresh();
    else takeIn(known);
  }

  function retry(): void {
    if (pendingHandOver.get()?.refusal === null && !document.hidden) void refresh();
  }

  const timer = setInterval(retry, retryMs);
  const unsubscribe = pendingHandOver.subscribe(onChange);
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  if (known !== null && known.refusal !== null) onError('refused');
  return () => {
    clearInterval(timer);
    unsubscribe();
    window.removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', retry);
  };
}

/** Lets this page be used by the child to whom another tab has handed the device. Returns false if the server knows that already. */
export function joinHandOver(): boolean {
  const pending = pendingHandOver.get();
  if (pending !== null) setDevicePlayer(pending.user.id);
  return pending !== null;
}
