import { figuresOf } from '@countertop/contract/play/progress';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { PlayerProgressModel } from './PlayerProgress.model.ts';
import { listPreviousGames } from './previousGames.table.ts';
import { progressOf } from './progress.service.ts';

export function practiceLines(learnerId: string, game: SavedGame | undefined): Lines {
  return Object.entries(game?.practice ?? {}).map(([skill, { asked, right }]) => ({ learnerId, skill, asked, right }));
}

export async function readGame(database: Knex, learnerId: string) {
  const row = await PlayerProgressModel.query(database).findById(learnerId);
  if (row === undefined) return null;
  const { game, ...figures } = progressOf(row);
  return { game, figures };
}

export async function previousGameLines(database: Knex, learnerId: string): Promise<Lines> {
  const games = await listPreviousGames(database, learnerId, 0);
  return games.map((one) => ({
    learnerId,
    ...figuresOf(one.game),
    restaurantName: one.restaurantName,
    lastPlayed: timeOf(one.savedAt),
    replacedAt: timeOf(one.replacedAt),
  }));
}
