import { newGame } from '@countertop/engine/play/newGame';
import { isContinuation, isFurther } from '@countertop/engine/saved-game/continuation';
import { openFloorOf } from '@countertop/engine/saved-game/openFloor';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import type { GameStore, Step } from '../session/gameStore.ts';
import { floorOf, hasFloorChanged, type StoredFloor } from './floorRecord.ts';
import { LocalSaveRecord } from './localSaveRecord.ts';
import type { LocalSave } from './localSaveSchema.ts';
import { fingerprint } from './resolveConflict.ts';
import { isWorthSaving, restoreSavedGame } from './restoreSavedGame.ts';
import { type SaveNotice, SaveNotices } from './saveNotices.ts';
import { ServerSync } from './serverSync.ts';
import type { StoredValue } from '@countertop/client/shared/storedValue';
import { flushOnPageEvents } from './uploads.ts';
import { isNameUnsent, restaurantName } from './restaurant-name/restaurantName.ts';

export interface GameSaverOptions {
  readonly store: GameStore;
  readonly playerId: string;
  readonly storage: StoredValue<LocalSave | null>;
  readonly floors: StoredValue<StoredFloor | null>;
  readonly notify: (notice: SaveNotice) => void;
  /** Called when the server has answered or is unreachable. */
  readonly onServerChecked?: () => void;
}

/** Saves a subscriber's game in this browser after every relevant step, and on the server soon after. */
export class GameSaver {
  readonly #store: GameStore;
  readonly #playerId: string;
  readonly #storage: GameSaverOptions['storage'];
  readonly #floors: GameSaverOptions['floors'];
  readonly #notices: SaveNotices;
  readonly #record: LocalSaveRecord;
  readonly #server: ServerSync;

  constructor({ store, playerId, storage, floors, notify, onServerChecked = () => {} }: GameSaverOptions) {
    const notices = new SaveNotices(notify);
    const record = new LocalSaveRecord({
      playerId,
      storage,
      onOvertaken: () => notices.show('openElsewhere'),
      onWritten: () => this.#keepFloor(),
    });
    this.#store = store;
    this.#playerId = playerId;
    this.#storage = storage;
    this.#floors = floors;
    this.#notices = notices;
    this.#record = record;
    this.#server = new ServerSync({ store, playerId, record, floors, notices, onServerChecked });
  }

  /** Restores the local save, syncs with the server and saves from now on. Returns a function that ends it. */
  start(): () => void {
    this.#dropForeignGame();
    const saved = this.#record.load();
    const { game } = this.#store.state;
    const isUntouched = game.status === 'menu' && game.stats.totalProblems === 0;
    if (!isUntouched) this.#reconcileStartedGame(saved);
    else if (saved !== null) this.#restore(saved);
    const unsubscribeSteps = this.#store.onStep((step) => this.#onStep(step));
    const unsubscribeStorage = this.#storage.subscribe(() => this.#record.checkRevision());
    const unsubscribeName = restaurantName.subscribe(() => this.#onRenamed());
    const stopKeeping = flushOnPageEvents(() => this.#keepFloor());
    const stopSync = this.#server.start();
    return () => {
      this.#keepFloor();
      stopKeeping();
      stopSync();
      unsubscribeSteps();
      unsubscribeStorage();
      unsubscribeName();
    };
  }

  /** Makes a previous game the current one. Resolves to false, with nothing changed, if that fails. */
  restorePrevious(gameId: string): Promise<boolean> {
    return this.#server.restorePrevious(gameId);
  }

  /** Resets a game that belongs to another player of this browser. */
  #dropForeignGame(): void {
    const { game } = this.#store.state;
    const saved = this.#storage.get();
    const isForeign = saved !== null && saved.playerId !== this.#playerId;
    if (isForeign && fingerprint(saved.game) === fingerprint(savedOf(game))) this.#store.replaceGame(newGame(game));
  }

  #restore(saved: LocalSave): void {
    restoreSavedGame(this.#store, saved, floorOf(this.#floors, this.#playerId, saved));
  }

  /** The player started before we knew who was playing: continues with whichever game is further along. */
  #reconcileStartedGame(saved: LocalSave | null): void {
    const record = this.#record;
    const started = savedOf(this.#store.state.game);
    record.sync = { ...record.sync, isSaved: false };
    if (saved === null || isContinuation(started, saved.game)) return;
    if (isFurther(started, saved.game)) {
      record.addReplaced(saved.game, started);
      return;
    }
    this.#restore(saved);
    record.sync = saved.server ?? record.sync;
    // Version 0, because the started game has no base version: the server then keeps both games.
    record.addReplaced(started, saved.game, 0);
    if (started.stats.totalProblems > 0) this.#notices.show('restored');
  }

  #onStep(step: Step): void {
    if (isWorthSaving(step)) this.#onProgress(step);
    else if (hasFloorChanged(step)) this.#keepFloor();
  }

  /** Stores the day in progress with the game that it continues, for a reload. */
  #keepFloor(): void {
    const saved = this.#record.read()?.game;
    if (saved === undefined || this.#record.isOvertaken) return;
    const { state, entry } = this.#store;
    const floor = openFloorOf(state.game);
    const isEntered = entry !== null && entry.problemId === floor?.order?.problem.id;
    const isStored = floor !== null || this.#floors.get() !== null;
    const stored = floor && { playerId: this.#playerId, mark: fingerprint(saved), floor, ...(isEntered && { entry }) };
    if (isStored) this.#floors.set(stored);
  }

  #onProgress(step: Step): void {
    const record = this.#record;
    const before = record.read()?.game;
    if (step.event.type === 'started' && before !== undefined && !record.sync.isSaved) {
      record.addReplaced(before, savedOf(step.after));
    }
    this.#saveChange();
  }

  /** A name chosen before the first game is saved with it. */
  #onRenamed(): void {
    if (isNameUnsent(this.#playerId) && this.#record.read() !== null) this.#saveChange();
  }

  #saveChange(): void {
    const record = this.#record;
    record.sync = { ...record.sync, isSaved: false };
    record.write(this.#store.state.game);
    this.#server.onChange();
  }
}
