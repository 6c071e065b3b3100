import {
  getPlayerProgress,
  getPreviousGames,
  type PlayerProgress,
  postRestoreGame,
  progressOutdated,
  type ProgressToSave,
  putPlayerProgress,
} from '@countertop/contract/progress';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call, CallError } from './call.ts';

/** What is stored of a user's game; null when nothing is. */
export async function readProgress(userId: string, signal?: AbortSignal): Promise<PlayerProgress | null> {
  try {
    return await call(getPlayerProgress, { userId }, signal ? { signal } : {});
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}

/** What is stored of a user's game, for pages that show it. */
export function progressQuery(userId: string) {
  return queryOptions({
    queryKey: ['/api/player-progress', userId],
    queryFn: ({ signal }) => readProgress(userId, signal),
  });
}

/** The games of a user that another one has replaced and that can be restored, the furthest first. */
export function previousGamesQuery(userId: string) {
  return queryOptions({
    queryKey: ['/api/player-progress', userId, 'previous'],
    queryFn: ({ signal }) => call(getPreviousGames, { userId }, { signal }),
  });
}

/** Makes a previous game the current one; the current one becomes a previous one. Throws if that was not possible. */
export function restoreGame(userId: string, gameId: string): Promise<PlayerProgress> {
  return call(postRestoreGame, { userId, gameId });
}

/** What became of a saving. */
export type Saving =
  | { readonly kind: 'saved'; readonly stored: PlayerProgress }
  /** Another device saved in between: this is what it saved. */
  | { readonly kind: 'outdated'; readonly stored: PlayerProgress }
  /** Signed out, no subscription, or a game that is not taken: trying again does not help. */
  | { readonly kind: 'refused'; readonly status: number }
  /** No network, or a server that is down or busy: worth another try. */
  | { readonly kind: 'unreachable' };

function outdatedBy(body: string): PlayerProgress | undefined {
  try {
    return z.safeParse(progressOutdated, JSON.parse(body)).data?.stored;
  } catch {
    return undefined;
  }
}

/**
 * Saves a game. Never throws: a child plays on, whatever becomes of it. Where the server has nothing stored, no version goes
 * on from anything: the game is then saved as the first one.
 */
export async function saveProgress(toSave: ProgressToSave, { keepalive = false } = {}): Promise<Saving> {
  try {
    return { kind: 'saved', stored: await call(putPlayerProgress, toSave, { keepalive }) };
  } catch (error) {
    if (!(error instanceof CallError)) return { kind: 'unreachable' };
    const { status, body } = error;
    const stored = status === 409 ? outdatedBy(body) : undefined;
    if (stored) return { kind: 'outdated', stored };
    if (status === 422 && toSave.version > 0) return saveProgress({ ...toSave, version: 0 }, { keepalive });
    return status >= 500 || status === 408 || status === 429 ? { kind: 'unreachable' } : { kind: 'refused', status };
  }
}
