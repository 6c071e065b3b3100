import { isContinuation } from '@countertop/engine/saved-game/continuation';
import type { Award } from '@countertop/engine/rewards/award';
import { isPlausible } from '@countertop/engine/saved-game/plausible';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import { shortestPlayMs, supportsAward } from '@countertop/engine/saved-game/supportsAward';
import type { Knex } from 'knex';
import { LearnerModel } from '../people/Learner.model.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { PlayerProgressModel } from '../progress/PlayerProgress.model.ts';
import { listPreviousGames } from '../progress/previousGames.table.ts';

export interface AwardRequest {
  readonly learnerId: string;
  readonly award: Award;
  /** The game at the time the award was earned, if it was sent. */
  readonly game: SavedGame | undefined;
}

/** Returns the error for an award that no game known to the server has earned. The game may still be on its way. */
function notEarnedYet(): ApiError {
  return new ApiError('not_earned_yet', 'No saved game has earned this yet. Save the game, then try again.');
}

/** Returns the games of a learner: the current one and those that can be restored. */
async function storedGames(database: Knex, learnerId: string, nowMs: number): Promise<readonly SavedGame[]> {
  const row = await PlayerProgressModel.query(database).findById(learnerId).select('game');
  const previous = await listPreviousGames(database, learnerId, nowMs);
  return [...(row === undefined ? [] : [row.game]), ...previous.map(({ game }) => game)];
}

/** Throws `ApiError` 422 if a game that was sent as evidence is not plausible or has not earned the award. */
function checkSent(game: SavedGame, award: Award): void {
  if (isPlausible(game) && supportsAward(game, award)) return;
  const why = 'This game cannot have earned this award.';
  throw new ApiError('implausible_game', why, { game: why });
}

/**
 * Returns the game that has earned an award. Certificates require a saved game, so a game that was sent only counts if the saved
 * one continues it. Badges accept any game that was sent, because games of free players are not saved.
 */
async function earningGame(
  database: Knex,
  { learnerId, award, game }: AwardRequest,
  nowMs: number,
): Promise<SavedGame | undefined> {
  if (game !== undefined) checkSent(game, award);
  if (game !== undefined && award.kind !== 'certificate') return game;
  const stored = await storedGames(database, learnerId, nowMs);
  if (game === undefined) return stored.find((one) => supportsAward(one, award));
  return stored.some((one) => isContinuation(one, game)) ? game : undefined;
}

/**
 * Returns the game that has earned an award. Throws `ApiError` 422 if the game that was sent cannot have earned it, and 409 with
 * `not_earned_yet` if no stored game has, or if the learner is younger than the shortest time the game takes.
 */
export async function requireEarned(database: Knex, request: AwardRequest, nowMs: number): Promise<SavedGame> {
  const game = await earningGame(database, request, nowMs);
  const learner = await LearnerModel.query(database).findById(request.learnerId).select('createdAt');
  if (game === undefined || learner === undefined) throw notEarnedYet();
  if (nowMs - learner.createdAt < shortestPlayMs(game)) throw notEarnedYet();
  return game;
}
