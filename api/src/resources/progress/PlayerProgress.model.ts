import type { SavedStatus } from '@countertop/contract/play/savedGame';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import { Model, type ModelObject } from 'objection';

/** The table `player_progress`: the current saved game of each learner. */
export class PlayerProgressModel extends Model {
  static override readonly tableName = 'player_progress';
  static override readonly idColumn = 'learnerId';
  static override readonly jsonAttributes = ['game'];

  declare readonly learnerId: string;
  /** Incremented with each save; 1 for the first. */
  declare readonly version: number;
  declare readonly restaurantName: string | null;
  declare readonly status: SavedStatus;
  /** Stored as JSON text. */
  declare readonly game: SavedGame;
  /** Milliseconds since 1970 UTC. */
  declare readonly savedAt: number;
}

export type ProgressRow = ModelObject<PlayerProgressModel>;
