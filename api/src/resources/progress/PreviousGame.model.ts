import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import { Model, type ModelObject } from 'objection';

/** The table `previous_games`: saved games that another game has replaced. Times are milliseconds since 1970 UTC. */
export class PreviousGameModel extends Model {
  static override readonly tableName = 'previous_games';
  static override readonly jsonAttributes = ['game'];

  declare readonly id: string;
  declare readonly learnerId: string;
  declare readonly restaurantName: string | null;
  /** Stored as JSON text. */
  declare readonly game: SavedGame;
  declare readonly savedAt: number;
  declare readonly replacedAt: number;
}

export type PreviousGameRow = ModelObject<PreviousGameModel>;
