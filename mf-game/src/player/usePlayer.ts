import { currentUserQuery } from '@countertop/client/user';
import { type CurrentUser, hasPremium } from '@countertop/contract/user';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GameSession } from '../game/session.ts';

/** Who plays. Most children have no account: they are `anonymous`, and nothing is asked of the server for them. */
export type Player =
  | { readonly kind: 'anonymous'; readonly id: null }
  /** Signed in without a subscription. */
  | { readonly kind: 'free'; readonly id: string }
  | { readonly kind: 'premium'; readonly id: string };

const anonymous: Player = { kind: 'anonymous', id: null };

function playerOf(user: CurrentUser | null): Player {
  if (user === null) return anonymous;
  return { kind: hasPremium(user, Date.now()) ? 'premium' : 'free', id: user.id };
}

/** Who plays, and `anonymous` until that is known, and when it cannot be known. */
export function usePlayer(): Player {
  const { data } = useQuery({ ...currentUserQuery(), select: playerOf });
  return data ?? anonymous;
}

/** Tells the rules whether certificates can be kept. */
export function usePremium(session: GameSession, { kind }: Player): void {
  useEffect(() => {
    session.send({ type: 'premiumChanged', isPremium: kind === 'premium' });
  }, [session, kind]);
}
