import {
  getPlayerProgress,
  getPreviousGames,
  type PlayerProgress,
  postRestoreGame,
  progressOutdated,
  type ProgressToSave,
  putPlayerProgress,
} from '@countertop/contract/play/progress';
import { queryOptions, skipToken } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '../shared/call.ts';
import { knownErasure } from './erasures.ts';
import { CallError, hasErrorCode, isRefusal } from '../shared/CallError.ts';
import { parseJson } from '../shared/parseJson.ts';

/** Returns the stored progress of a user, or null if there isn't one. */
export async function readProgress(userId: string, signal?: AbortSignal): Promise<PlayerProgress | null> {
  try {
    return await call(getPlayerProgress, { userId }, signal ? { signal } : {});
  } catch (error) {
    if (hasErrorCode(error, 'progress_not_found')) return null;
    throw error;
  }
}

/** The stored progress of a user, or null if there isn't one. Refreshed whenever a page shows it. */
export function progressQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['/api/player-progress', userId],
    queryFn: userId === undefined ? skipToken : ({ signal }) => readProgress(userId, signal),
    refetchOnMount: 'always',
  });
}

/** The games of a user that can be restored, most advanced first. Refreshed whenever a page shows them. */
export function previousGamesQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['/api/player-progress', userId, 'previous'],
    queryFn: userId === undefined ? skipToken : ({ signal }) => call(getPreviousGames, { userId }, { signal }),
    refetchOnMount: 'always',
  });
}

/** Makes a previous game the current one; the current one becomes a previous one. Throws `CallError`. */
export function restoreGame(userId: string, gameId: string): Promise<PlayerProgress> {
  return call(postRestoreGame, { userId, gameId });
}

/** Result of saving a game. */
export type Saving =
  | { readonly kind: 'saved'; readonly stored: PlayerProgress }
  /** Another device saved `stored` in between. */
  | { readonly kind: 'outdated'; readonly stored: PlayerProgress }
  /** Signed out, no subscription, or a game that is not accepted: a retry does not help. */
  | { readonly kind: 'refused'; readonly status: number }
  /** The player's data was erased since the game began. */
  | { readonly kind: 'gone' }
  /** The guardians don't agree, or no longer, that what the child does is stored. */
  | { readonly kind: 'noConsent' }
  /** No network, or a server that is down or busy: worth a retry. */
  | { readonly kind: 'unreachable' };

/**
 * Saves a game. Never throws, because the child plays on in any case. If the server has nothing stored, the game is saved as
 * the first version.
 */
export async function saveProgress(toSave: ProgressToSave, { keepalive = false } = {}): Promise<Saving> {
  try {
    return {
      kind: 'saved',
      stored: await call(putPlayerProgress, { ...toSave, knownErasure: knownErasure(toSave.userId) }, { keepalive }),
    };
  } catch (error) {
    if (!(error instanceof CallError)) return { kind: 'unreachable' };
    if (hasErrorCode(error, 'consent_needed')) return { kind: 'noConsent' };
    if (hasErrorCode(error, 'learner_gone')) return { kind: 'gone' };
    const { status, body } = error;
    const outdated = z.safeParse(progressOutdated, parseJson(body));
    if (outdated.success) return { kind: 'outdated', stored: outdated.data.stored };
    if (hasErrorCode(error, 'unknown_version') && toSave.version > 0)
      return saveProgress({ ...toSave, version: 0 }, { keepalive });
    return isRefusal(error) ? { kind: 'refused', status } : { kind: 'unreachable' };
  }
}
