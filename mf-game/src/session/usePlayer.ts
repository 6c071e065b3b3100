import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { devicePlayerId } from '@countertop/client/play/devicePlayer';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { includesFeature } from '@countertop/contract/payments/features';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GameStore } from './gameStore.ts';
import { localSave } from '../persistence/localSave.ts';

/** The current player. Most children have no account: they are `anonymous` and cause no API calls. */
export type Player =
  /** Not known yet, or the server is unreachable. */
  | { readonly kind: 'unknown'; readonly id: null }
  | { readonly kind: 'anonymous'; readonly id: null }
  /** Signed in without a subscription. */
  | { readonly kind: 'free'; readonly id: string }
  | { readonly kind: 'premium'; readonly id: string };

const unknown: Player = { kind: 'unknown', id: null };
const anonymous: Player = { kind: 'anonymous', id: null };

const retryMs = 30_000;

/**
 * Maps the signed-in user to a player; null means signed out. The server has compared the end of a canceled plan with its clock: that
 * of the device may be a year ahead.
 */
export function toPlayer(user: CurrentUser | null): Player {
  if (user === null) return anonymous;
  return { kind: includesFeature(user.subscriptionTier, 'progressTracking') ? 'premium' : 'free', id: user.id };
}

/**
 * Returns the ID of the player. While that is unknown, that of the user of this device, if somebody is signed in; null if it isn't known
 * either.
 */
export function playerIdOnDevice({ kind, id }: Pick<Player, 'kind' | 'id'>): string | null {
  return kind === 'unknown' && isSignedIn() ? devicePlayerId() : id;
}

/** Falls back to the subscriber whose game is stored in this browser. Signing out clears it. */
function storedPlayer(): Player {
  const save = isSignedIn() ? localSave.get() : null;
  return save === null ? unknown : { kind: 'premium', id: save.playerId };
}

/**
 * Returns the current player. Refetches after a failure and when someone has signed in in another tab, because the site's
 * query client never refetches on its own.
 */
export function usePlayer(): Player {
  const { data, isError, isPaused, refetch } = useQuery({ ...currentUserQuery(), select: toPlayer });
  const isSignedOut = data?.kind === 'anonymous';
  useEffect(() => {
    if (!isError) return undefined;
    const retry = () => void refetch();
    const timer = setInterval(retry, retryMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isError, refetch]);
  useEffect(() => {
    if (!isSignedOut) return undefined;
    const retry = () => void (isSignedIn() && refetch());
    window.addEventListener('focus', retry);
    return () => window.removeEventListener('focus', retry);
  }, [isSignedOut, refetch]);
  if (data !== undefined) return data;
  return isError || isPaused ? storedPlayer() : unknown;
}

/** Tells the rules whether the player can earn certificates. */
export function usePremium(store: GameStore, { kind }: Player): void {
  useEffect(() => {
    store.dispatch({ type: 'premiumChanged', isPremium: kind === 'premium' });
  }, [store, kind]);
}
