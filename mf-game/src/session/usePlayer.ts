import { isSignedIn } from '@countertop/client/signedIn';
import { currentUserQuery } from '@countertop/client/user';
import { hasPremium } from '@countertop/contract/subscription';
import type { CurrentUser } from '@countertop/contract/user';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GameSession } from './session.ts';
import { localFile } from '../persistence/localFile.ts';

/** Who plays. Most children have no account: they are `anonymous`, and nothing is asked of the server for them. */
export type Player =
  /** Not known yet, or the server could not be asked. */
  | { readonly kind: 'unknown'; readonly id: null }
  | { readonly kind: 'anonymous'; readonly id: null }
  /** Signed in without a subscription. */
  | { readonly kind: 'free'; readonly id: string }
  | { readonly kind: 'premium'; readonly id: string };

const unknown: Player = { kind: 'unknown', id: null };
const anonymous: Player = { kind: 'anonymous', id: null };

/** How often the server is asked again after it could not answer, in milliseconds. */
const retryMs = 30_000;

/** The player that the server's answer describes; null means signed out. */
export function playerOf(user: CurrentUser | null): Player {
  if (user === null) return anonymous;
  return { kind: hasPremium(user, Date.now()) ? 'premium' : 'free', id: user.id };
}

/** The subscriber whose game this browser keeps, while the server cannot say who plays. Signing out clears the browser. */
function lastPlayer(): Player {
  const file = isSignedIn() ? localFile.get() : null;
  return file === null ? unknown : { kind: 'premium', id: file.playerId };
}

/**
 * Who plays. Asks again after a failure, and when somebody has signed in meanwhile: the site's queries never do that by
 * themselves.
 */
export function usePlayer(): Player {
  const { data, isError, isPaused, refetch } = useQuery({ ...currentUserQuery(), select: playerOf });
  const isSignedOut = data?.kind === 'anonymous';
  useEffect(() => {
    if (!isError) return undefined;
    const ask = () => void refetch();
    const timer = setInterval(ask, retryMs);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isError, refetch]);
  useEffect(() => {
    if (!isSignedOut) return undefined;
    const ask = () => void (isSignedIn() && refetch());
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [isSignedOut, refetch]);
  if (data !== undefined) return data;
  return isError || isPaused ? lastPlayer() : unknown;
}

/** Tells the rules whether certificates can be kept. */
export function usePremium(session: GameSession, { kind }: Player): void {
  useEffect(() => {
    session.send({ type: 'premiumChanged', isPremium: kind === 'premium' });
  }, [session, kind]);
}
