import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import type { Cell } from '../../platform/csv.ts';

/** Pages of a table, none of them empty. Each call reads them again. */
export type Pages<Row> = () => AsyncIterable<readonly Row[]>;

/** Rows of a table: all of them if they are few, or in pages. */
export type Table<Row> = readonly Row[] | Pages<Row>;

/** Rows for a spreadsheet, by column name. */
export type Tables = Readonly<Record<string, Table<Readonly<Record<string, Cell>>>>>;

/** A complete game of a learner. */
export interface LearnerGame {
  readonly learnerId: string;
  readonly game: SavedGame;
}

/** Everything that is stored about somebody. */
export interface DataExport {
  readonly tables: Tables;
  readonly savedGames: Table<LearnerGame>;
  /** The complete games that have been replaced by another one. */
  readonly previousSavedGames: Table<LearnerGame>;
}

/** Reads a table page by page. `turn` resolves when the next page may be read. */
export async function* pagesOfTable<Row>(table: Table<Row>, turn: () => Promise<void>): AsyncGenerator<readonly Row[]> {
  const pages = typeof table === 'function' ? table() : [table];
  for await (const rows of pages) {
    if (rows.length > 0) yield rows;
    await turn();
  }
}
