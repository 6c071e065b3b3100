import { isRefusal } from '@countertop/client/shared/CallError';
import { readProgress, restoreGame, saveProgress } from '@countertop/client/play/progress';
import type { PlayerProgress } from '@countertop/contract/play/progress';
import { type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import type { GameStore } from '../session/gameStore.ts';
import { confirmName, isNameUnsent, restaurantNameOf, takeServerName } from './restaurant-name/restaurantName.ts';
import { floorOf, type StoredFloor } from './floorRecord.ts';
import type { LocalSaveRecord } from './localSaveRecord.ts';
import { maxMarks, type ReplacedGame } from './localSaveSchema.ts';
import { sendReplaced } from './replacedGames.ts';
import { fingerprint, resolveConflict } from './resolveConflict.ts';
import { refreshUser } from './refreshUser.ts';
import { restoreSavedGame } from './restoreSavedGame.ts';
import type { SaveNotices } from './saveNotices.ts';
import type { StoredValue } from '@countertop/client/shared/storedValue';
import { scheduleUploads, type UploadResult } from './uploads.ts';

export interface ServerSyncOptions {
  readonly store: GameStore;
  readonly playerId: string;
  readonly record: LocalSaveRecord;
  readonly floors: StoredValue<StoredFloor | null>;
  readonly notices: SaveNotices;
  /** Called when the server has answered or is unreachable. */
  readonly onServerChecked: () => void;
}

/** Keeps the game on the server in sync with the game in this browser. */
export class ServerSync {
  readonly #options: ServerSyncOptions;
  readonly #uploads = scheduleUploads((isOverlapping) => this.#upload(isOverlapping));
  /** Late responses are ignored: another sync may be using the same save by then. */
  #isEnded = false;
  #hasReadServer = false;
  /** Replaced games that the server refused in this visit. A server older than the page does that, so they wait for the next visit. */
  readonly #refused = new Set<ReplacedGame>();
  /** Lets a response tell whether the game has changed since the request. */
  #changeCount = 0;

  constructor(options: ServerSyncOptions) {
    this.#options = options;
  }

  /** Reads the server and uploads from now on. Returns a function that ends it after a last upload. */
  start(): () => void {
    this.#uploads.schedule();
    this.#uploads.flush();
    return () => {
      this.#uploads.stop();
      this.#isEnded = true;
    };
  }

  /** Call after each change of the local save. */
  onChange(): void {
    this.#changeCount += 1;
    if (!this.#options.record.isOvertaken) this.#uploads.schedule();
  }

  /**
   * Makes a previous game the current one, after uploading unsaved changes. Resolves to false, with nothing changed, if
   * that fails.
   */
  async restorePrevious(gameId: string): Promise<boolean> {
    const { playerId, record } = this.#options;
    const isUploaded = (await this.#upload(false)) === 'done' && record.sync.isSaved;
    if (!isUploaded || record.isOvertaken) return false;
    try {
      const stored = await restoreGame(playerId, gameId);
      if (this.#isEnded) return false;
      restoreSavedGame(this.#options.store, stored);
      this.#markSynced(stored, true);
      return true;
    } catch {
      return false;
    }
  }

  async #upload(isOverlapping: boolean): Promise<UploadResult> {
    const { record, onServerChecked } = this.#options;
    if (record.isOvertaken) return 'stop';
    // The running upload reads the server or sends replaced games first, and then sends the latest state.
    if (isOverlapping && (!this.#hasReadServer || this.#nextReplaced() !== undefined)) return 'done';
    const read = this.#hasReadServer ? 'done' : await this.#readServer();
    onServerChecked();
    if (read !== 'done') return read;
    // Without waiting if there are none: the page may be closing.
    const replaced = this.#nextReplaced() === undefined ? 'done' : await this.#uploadReplaced();
    if (replaced !== 'done' || record.sync.isSaved) return replaced;
    return this.#isEnded ? 'stop' : this.#uploadCurrent(isOverlapping);
  }

  async #uploadCurrent(isOverlapping: boolean): Promise<UploadResult> {
    const { store, playerId, record, notices } = this.#options;
    const { status } = store.state.game;
    const changeCount = this.#changeCount;
    const version = record.sync.version + (isOverlapping ? 1 : 0);
    const game = savedOf(store.state.game);
    this.#markSent(game);
    const restaurantName = restaurantNameOf(playerId);
    const input = { userId: playerId, version, restaurantName, status, game };
    const saving = await saveProgress(input, { keepalive: true });
    if (saving.kind === 'saved') confirmName(playerId, restaurantName);
    if (saving.kind === 'saved' && this.#isEnded) record.confirm(saving.stored.version, game);
    if (this.#isEnded) return 'stop';
    if (saving.kind === 'unreachable') return this.#retryLater();
    if (saving.kind === 'noConsent') return this.#dropReplaced();
    if (saving.kind === 'gone') return this.#onGone();
    if (saving.kind === 'refused') return this.#stop(saving.status);
    notices.reset('onDevice');
    const isLatest = saving.stored.version > record.sync.version;
    if (saving.kind === 'saved' && isLatest) this.#markSynced(saving.stored, changeCount === this.#changeCount);
    if (saving.kind === 'outdated') this.#resolve(saving.stored);
    return 'done';
  }

  /** Uploads replaced games, so that the server has their last state before the next game takes their place. */
  async #uploadReplaced(): Promise<UploadResult> {
    const { playerId, record } = this.#options;
    for (let next = this.#nextReplaced(); next !== undefined; next = this.#nextReplaced()) {
      const replaced = next;
      this.#markSent(replaced.game);
      const saving = await sendReplaced(playerId, replaced);
      if (this.#isEnded) return 'stop';
      if (saving.kind === 'unreachable') return this.#retryLater();
      if (saving.kind === 'noConsent') return this.#dropReplaced();
      if (saving.kind === 'gone') return this.#onGone();
      if (saving.kind === 'refused' && saving.status !== 422) return this.#stop(saving.status);
      if (saving.kind === 'refused') this.#refused.add(replaced);
      else record.replaced = record.replaced.filter((other) => other !== replaced);
      if (saving.kind === 'saved') record.sync = { ...record.sync, version: saving.stored.version, isSaved: false };
      this.#write();
    }
    return 'done';
  }

  #nextReplaced(): ReplacedGame | undefined {
    return this.#options.record.replaced.find((game) => !this.#refused.has(game));
  }

  /** Reads the game on the server, once. */
  async #readServer(): Promise<UploadResult> {
    const { store, playerId, record } = this.#options;
    try {
      const stored = await readProgress(playerId);
      if (this.#isEnded) return 'stop';
      this.#hasReadServer = true;
      if (stored !== null) this.#resolve(stored);
      else record.sync = { version: 0, isSaved: store.state.game.stats.totalProblems === 0, sentMarks: [] };
      return 'done';
    } catch (error) {
      const isRejected = isRefusal(error) && (error.status === 401 || error.status === 403);
      return isRejected ? this.#stop(error.status) : this.#retryLater();
    }
  }

  #retryLater(): UploadResult {
    const { record, notices } = this.#options;
    if (!record.sync.isSaved) notices.show('onDevice');
    return 'retry';
  }

  /** Without consent, the game stays on this device only. The next change is sent again, in case the guardians have agreed by then. */
  #dropReplaced(): UploadResult {
    this.#options.record.replaced = [];
    this.#write();
    return 'done';
  }

  /** The player was erased. The page forgets the game once it knows when. */
  #onGone(): UploadResult {
    void refreshUser();
    return 'stop';
  }

  #stop(status: number): UploadResult {
    if (status === 401) this.#options.notices.show('signIn');
    return 'stop';
  }

  #write(): void {
    const { store, record } = this.#options;
    if (!this.#isEnded) record.write(store.state.game);
  }

  /** Recorded before the response, so that a lost response cannot make our own upload look like another device's. */
  #markSent(game: SavedGame): void {
    const { record } = this.#options;
    record.sync = { ...record.sync, sentMarks: [...record.sync.sentMarks, fingerprint(game)].slice(-maxMarks) };
    this.#write();
  }

  #markSynced({ version }: PlayerProgress, isSaved: boolean): void {
    this.#options.record.sync = { version, isSaved, sentMarks: [] };
    this.#write();
  }

  #resolve(stored: PlayerProgress): void {
    const { store, playerId, record, floors, notices } = this.#options;
    const game = savedOf(store.state.game);
    const { winner, isConflict } = resolveConflict({ ...record.sync, game }, stored);
    const isSame = fingerprint(game) === fingerprint(stored.game);
    if (winner === 'server') {
      if (isConflict) record.addReplaced(game, stored.game);
      restoreSavedGame(store, stored, floorOf(floors, playerId, stored));
    }
    takeServerName(playerId, stored.restaurantName);
    this.#markSynced(stored, (isSame || winner === 'server') && !isNameUnsent(playerId));
    if (!record.sync.isSaved || this.#nextReplaced() !== undefined) this.#uploads.schedule();
    if (isConflict) notices.show(winner === 'local' ? 'localWon' : 'serverWon');
  }
}
