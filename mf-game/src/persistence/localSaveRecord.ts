import type { Game } from '@countertop/engine/play/game';
import { type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import type { LocalSave, ReplacedGame } from './localSaveSchema.ts';
import { withReplaced } from './replacedGames.ts';
import { fingerprint, type SyncState } from './resolveConflict.ts';
import type { StoredValue } from '@countertop/client/shared/storedValue';

export interface LocalSaveRecordOptions {
  readonly playerId: string;
  readonly storage: StoredValue<LocalSave | null>;
  /** Called once, when another tab has written to the same save. */
  readonly onOvertaken: () => void;
  /** Called after each save. */
  readonly onWritten: () => void;
}

/** One player's save in this browser. */
export class LocalSaveRecord {
  readonly #options: LocalSaveRecordOptions;
  #revision = 0;
  sync: SyncState = { version: 0, isSaved: true, sentMarks: [] };
  /** Replaced games that the server has not confirmed yet. */
  replaced: readonly ReplacedGame[] = [];
  /** Whether another tab has taken over. Nothing is written after that. */
  isOvertaken = false;

  constructor(options: LocalSaveRecordOptions) {
    this.#options = options;
  }

  /** Reads this player's save; another player's save counts as none. */
  read(): LocalSave | null {
    const save = this.#options.storage.get();
    return save?.playerId === this.#options.playerId ? save : null;
  }

  /** Continues from the stored save. */
  load(): LocalSave | null {
    const save = this.read();
    this.#revision = save?.revision ?? 0;
    this.sync = save?.server ?? { version: 0, isSaved: save === null, sentMarks: [] };
    this.replaced = save?.replaced ?? [];
    return save;
  }

  /** Keeps a replaced game for upload, unless the new game continues it. */
  addReplaced(game: SavedGame, by: SavedGame, version = this.sync.version): void {
    this.replaced = withReplaced(this.replaced, { version, game }, { by });
  }

  checkRevision(): void {
    if (this.isOvertaken || (this.read()?.revision ?? 0) === this.#revision) return;
    this.isOvertaken = true;
    this.#options.onOvertaken();
  }

  /** Records that the server has a game, unless it has changed since. For a response after the game was closed. */
  confirm(version: number, game: SavedGame): void {
    const save = this.read();
    if (save?.revision !== this.#revision || fingerprint(save.game) !== fingerprint(game)) return;
    this.#options.storage.set({ ...save, server: { version, isSaved: true, sentMarks: [] } });
  }

  write(game: Game): void {
    this.checkRevision();
    if (this.isOvertaken) return;
    this.#revision += 1;
    this.#options.storage.set({
      playerId: this.#options.playerId,
      revision: this.#revision,
      status: game.status,
      game: savedOf(game),
      server: { ...this.sync, sentMarks: [...this.sync.sentMarks] },
      ...(this.replaced.length > 0 && { replaced: this.replaced }),
    });
    this.#options.onWritten();
  }
}
