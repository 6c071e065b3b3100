import { readProgress, restoreGame, saveProgress } from '@countertop/client/progress';
import { cleanName } from '@countertop/contract/name.limits';
import type { PlayerProgress } from '@countertop/contract/progress';
import { restaurantNameMaxLength } from '@countertop/contract/restaurantName.limits';
import { CallError } from '@countertop/client/call';
import { isContinuation, isFurther } from '@countertop/engine/saved-game/continuation';
import { newGame } from '@countertop/engine/play/newGame';
import { type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import type { GameStore, Step } from '../session/gameStore.ts';
import { restaurantName } from '../start/restaurant/restaurantName.ts';
import { LocalSaveRecord } from './localSaveRecord.ts';
import { type LocalSave, maxMarks } from './localSaveSchema.ts';
import { sendReplaced } from './replacedGames.ts';
import { fingerprint, resolveConflict } from './resolveConflict.ts';
import { isWorthSaving, restoreSavedGame } from './restoreSavedGame.ts';
import type { StoredValue } from './storedValue.ts';
import { flushWhenLeaving, scheduleUploads, type UploadResult } from './uploads.ts';

/** What the player is told about the saved game, each once. */
export type SaveNotice = 'openElsewhere' | 'onDevice' | 'signIn' | 'localWon' | 'serverWon' | 'restored';

export interface GameSaverOptions {
  readonly store: GameStore;
  readonly playerId: string;
  readonly storage: StoredValue<LocalSave | null>;
  readonly notify: (notice: SaveNotice) => void;
  /** Called when the server has answered or is unreachable. */
  readonly onServerChecked?: () => void;
}

/** Saves a subscriber's game in this browser after every relevant step, and on the server soon after. */
export class GameSaver {
  readonly #store: GameStore;
  readonly #playerId: string;
  readonly #storage: GameSaverOptions['storage'];
  readonly #notify: GameSaverOptions['notify'];
  readonly #onServerChecked: () => void;
  readonly #record: LocalSaveRecord;
  readonly #notified = new Set<SaveNotice>();
  readonly #uploads = scheduleUploads((isOverlapping) => this.#upload(isOverlapping));
  /** Late responses are ignored: another saver may be using the same save by then. */
  #isEnded = false;
  #hasReadServer = false;
  /** Lets a response tell whether the game has changed since the request. */
  #stepCount = 0;

  constructor({ store, playerId, storage, notify, onServerChecked = () => {} }: GameSaverOptions) {
    this.#store = store;
    this.#playerId = playerId;
    this.#storage = storage;
    this.#notify = notify;
    this.#onServerChecked = onServerChecked;
    this.#record = new LocalSaveRecord({ playerId, storage, onOvertaken: () => this.#notifyOnce('openElsewhere') });
  }

  /** Restores the local save, reads the server and saves from now on. Returns a function that ends it. */
  start(): () => void {
    this.#dropForeignGame();
    const saved = this.#record.load();
    const { game } = this.#store.state;
    const isUntouched = game.status === 'menu' && game.stats.totalProblems === 0;
    if (!isUntouched) this.#reconcileStartedGame(saved);
    else if (saved !== null) restoreSavedGame(this.#store, saved);
    const unsubscribe = [
      this.#store.onStep((step) => this.#onStep(step)),
      this.#storage.subscribe(() => this.#record.checkRevision()),
      flushWhenLeaving(this.#uploads),
    ];
    this.#uploads.schedule();
    this.#uploads.flush();
    return () => {
      this.#uploads.stop();
      this.#isEnded = true;
      for (const end of unsubscribe) end();
    };
  }

  /**
   * Makes a previous game the current one, after uploading unsaved changes. Resolves to false, with nothing changed, if
   * that fails.
   */
  async restorePrevious(gameId: string): Promise<boolean> {
    const isUploaded = (await this.#upload(false)) === 'done' && this.#record.sync.isSaved;
    if (!isUploaded || this.#record.isOvertaken) return false;
    try {
      const stored = await restoreGame(this.#playerId, gameId);
      if (this.#isEnded) return false;
      this.#applyServerGame(stored);
      this.#markSynced(stored, true);
      return true;
    } catch {
      return false;
    }
  }

  /** Resets a game that belongs to another player of this browser. */
  #dropForeignGame(): void {
    const { game } = this.#store.state;
    const saved = this.#storage.get();
    const isForeign = saved !== null && saved.playerId !== this.#playerId;
    if (isForeign && fingerprint(saved.game) === fingerprint(savedOf(game))) this.#store.replaceGame(newGame(game));
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
    restoreSavedGame(this.#store, saved);
    record.sync = saved.server ?? record.sync;
    // Version 0, because the started game has no base version: the server then keeps both games.
    record.addReplaced(started, saved.game, 0);
    if (started.stats.totalProblems > 0) this.#notifyOnce('restored');
  }

  #notifyOnce(notice: SaveNotice): void {
    if (this.#notified.has(notice)) return;
    this.#notified.add(notice);
    this.#notify(notice);
  }

  #onStep(step: Step): void {
    if (!isWorthSaving(step)) return;
    this.#stepCount += 1;
    const record = this.#record;
    const before = record.read()?.game;
    if (step.event.type === 'started' && before !== undefined && !record.sync.isSaved) {
      record.addReplaced(before, savedOf(step.after));
    }
    record.sync = { ...record.sync, isSaved: false };
    this.#write();
    if (!record.isOvertaken) this.#uploads.schedule();
  }

  #write(): void {
    if (!this.#isEnded) this.#record.write(this.#store.state.game);
  }

  async #upload(isOverlapping: boolean): Promise<UploadResult> {
    const record = this.#record;
    if (record.isOvertaken) return 'stop';
    // The running upload reads the server or sends replaced games first, and then sends the latest state.
    if (isOverlapping && (!this.#hasReadServer || record.replaced.length > 0)) return 'done';
    const read = this.#hasReadServer ? 'done' : await this.#readServer();
    this.#onServerChecked();
    if (read !== 'done') return read;
    const replaced = await this.#uploadReplaced();
    if (replaced !== 'done' || record.sync.isSaved) return replaced;
    return this.#isEnded ? 'stop' : this.#uploadCurrent(isOverlapping);
  }

  async #uploadCurrent(isOverlapping: boolean): Promise<UploadResult> {
    const { status } = this.#store.state.game;
    const stepCount = this.#stepCount;
    const version = this.#record.sync.version + (isOverlapping ? 1 : 0);
    const game = savedOf(this.#store.state.game);
    this.#markSent(game);
    const input = { userId: this.#playerId, version, restaurantName: restaurantName.get(), status, game };
    const saving = await saveProgress(input, { keepalive: true });
    if (this.#isEnded) return 'stop';
    if (saving.kind === 'unreachable') return this.#retryLater();
    if (saving.kind === 'refused') return this.#stop(saving.status);
    this.#notified.delete('onDevice');
    const isLatest = saving.stored.version > this.#record.sync.version;
    if (saving.kind === 'saved' && isLatest) this.#markSynced(saving.stored, stepCount === this.#stepCount);
    if (saving.kind === 'outdated') this.#resolve(saving.stored);
    return 'done';
  }

  /** Recorded before the response, so that a lost response cannot make our own upload look like another device's. */
  #markSent(game: SavedGame): void {
    const { sync } = this.#record;
    this.#record.sync = { ...sync, sentMarks: [...sync.sentMarks, fingerprint(game)].slice(-maxMarks) };
    this.#write();
  }

  /** Uploads replaced games, so that the server has their last state before the next game takes their place. */
  async #uploadReplaced(): Promise<UploadResult> {
    const record = this.#record;
    for (let [next] = record.replaced; next !== undefined; [next] = record.replaced) {
      const replaced = next;
      this.#markSent(replaced.game);
      const saving = await sendReplaced(this.#playerId, replaced);
      if (this.#isEnded) return 'stop';
      if (saving.kind === 'unreachable') return this.#retryLater();
      if (saving.kind === 'refused' && saving.status !== 422) return this.#stop(saving.status);
      record.replaced = record.replaced.filter((other) => other !== replaced);
      if (saving.kind === 'saved') record.sync = { ...record.sync, version: saving.stored.version, isSaved: false };
      this.#write();
    }
    return 'done';
  }

  /** Reads the game on the server, once. */
  async #readServer(): Promise<UploadResult> {
    try {
      const stored = await readProgress(this.#playerId);
      if (this.#isEnded) return 'stop';
      this.#hasReadServer = true;
      if (stored !== null) this.#resolve(stored);
      else {
        const isSaved = this.#store.state.game.stats.totalProblems === 0;
        this.#record.sync = { version: 0, isSaved, sentMarks: [] };
      }
      return 'done';
    } catch (error) {
      const isRejected = error instanceof CallError && (error.status === 401 || error.status === 403);
      return isRejected ? this.#stop(error.status) : this.#retryLater();
    }
  }

  #retryLater(): UploadResult {
    if (!this.#record.sync.isSaved) this.#notifyOnce('onDevice');
    return 'retry';
  }

  #stop(status: number): UploadResult {
    if (status === 401) this.#notifyOnce('signIn');
    return 'stop';
  }

  #markSynced({ version }: PlayerProgress, isSaved: boolean): void {
    this.#record.sync = { version, isSaved, sentMarks: [] };
    this.#write();
  }

  #applyServerGame(stored: PlayerProgress): void {
    restoreSavedGame(this.#store, stored);
    const name = cleanName(stored.restaurantName ?? '', restaurantNameMaxLength);
    if (name !== null) restaurantName.set(name);
  }

  #resolve(stored: PlayerProgress): void {
    const record = this.#record;
    const game = savedOf(this.#store.state.game);
    const { winner, isConflict } = resolveConflict({ ...record.sync, game }, stored);
    const isSame = fingerprint(game) === fingerprint(stored.game);
    if (winner === 'server') {
      if (isConflict) record.addReplaced(game, stored.game);
      this.#applyServerGame(stored);
    }
    this.#markSynced(stored, isSame || winner === 'server');
    if (!record.sync.isSaved || record.replaced.length > 0) this.#uploads.schedule();
    if (isConflict) this.#notifyOnce(winner === 'local' ? 'localWon' : 'serverWon');
  }
}
