import { readProgress, restoreGame, saveProgress } from '@countertop/client/progress';
import { cleanName } from '@countertop/contract/name.limits';
import type { PlayerProgress } from '@countertop/contract/progress';
import { restaurantNameMaxLength } from '@countertop/contract/restaurantName.limits';
import { CallError } from '@countertop/client/CallError';
import { isContinuation, isFurther } from '@countertop/engine/saved-game/continuation';
import { newGame } from '@countertop/engine/play/newGame';
import { type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import type { GameSession, Step } from '../session/session.ts';
import { restaurantName } from '../start/restaurant/restaurantName.ts';
import type { StoredValue } from '@countertop/client/storedValue';
import { sendReplaced, withReplaced } from './replacedGames.ts';
import { isWorthSaving, restore } from './restore.ts';
import { maxMarks, type ReplacedGame, type SavedFile } from './savedShape.ts';
import { scheduleUploads, type Sent } from './uploads.ts';
import { hurryWhenLeaving } from './hurryWhenLeaving.ts';
import { markOf, type ServerSide, whichGame } from './whichGame.ts';

/** What a child is told about the saved game, each once. */
export type Note = 'overtaken' | 'onDevice' | 'signIn' | 'wentOnHere' | 'wentOnThere' | 'cameBack';

export interface KeeperParts {
  readonly session: GameSession;
  readonly playerId: string;
  /** What this browser keeps. */
  readonly file: StoredValue<SavedFile | null>;
  readonly tell: (note: Note) => void;
  /** The server has said what it has, or could not be asked. */
  readonly onAsked?: () => void;
}

const nothingSaved: ServerSide = { version: 0, isSaved: true, sentMarks: [] };

/** Keeps the game of a subscriber, in this browser after each step that matters and on the server soon after. */
export class GameKeeper {
  readonly #session: GameSession;
  readonly #playerId: string;
  readonly #file: KeeperParts['file'];
  readonly #tell: KeeperParts['tell'];
  readonly #onAsked: () => void;
  readonly #told = new Set<Note>();
  readonly #uploads = scheduleUploads((isAhead) => this.#send(isAhead));
  #server: ServerSide = nothingSaved;
  /** Games that another one replaced, whose last state the server has not confirmed. */
  #replaced: readonly ReplacedGame[] = [];
  #revision = 0;
  #isOvertaken = false;
  /** Afterwards another keeper may be at work on the same file: answers that still come change nothing. */
  #isEnded = false;
  /** The server was asked what it has. */
  #isAsked = false;
  /** Counts the steps, so that an answer can tell whether something happened meanwhile. */
  #steps = 0;

  constructor({ session, playerId, file, tell, onAsked = () => {} }: KeeperParts) {
    this.#session = session;
    this.#playerId = playerId;
    this.#file = file;
    this.#tell = tell;
    this.#onAsked = onAsked;
  }

  /** Brings back what this browser has, asks the server, and keeps from now on; the result ends it. */
  start(): () => void {
    this.#dropForeignGame();
    const saved = this.#mine();
    this.#revision = saved?.revision ?? 0;
    this.#server = saved?.server ?? { ...nothingSaved, isSaved: saved === null };
    this.#replaced = saved?.replaced ?? [];
    const { game } = this.#session.state;
    const isUntouched = game.status === 'menu' && game.stats.totalProblems === 0;
    if (!isUntouched) this.#meet(saved);
    else if (saved !== null) restore(this.#session, saved);
    const ends = [
      this.#session.watch((step) => this.#keep(step)),
      this.#file.subscribe(() => this.#lookForOvertaking()),
      hurryWhenLeaving(this.#uploads),
    ];
    this.#uploads.changed();
    this.#uploads.hurry();
    return () => {
      this.#uploads.stop();
      this.#isEnded = true;
      for (const end of ends) end();
    };
  }

  /** A game that this browser keeps for another player must not become this one's. */
  #dropForeignGame(): void {
    const { game } = this.#session.state;
    const kept = this.#file.get();
    if (kept === null || kept.playerId === this.#playerId || markOf(kept.game) !== markOf(savedOf(game))) return;
    this.#session.take(newGame(game));
  }

  /** A game was begun before it was known who plays: of it and the one that is kept here, the further one goes on. */
  #meet(saved: SavedFile | null): void {
    const begun = savedOf(this.#session.state.game);
    this.#server = { ...this.#server, isSaved: false };
    if (saved === null || isContinuation(begun, saved.game)) return;
    if (isFurther(begun, saved.game)) return this.#replace(saved.game, begun);
    restore(this.#session, saved);
    this.#server = saved.server ?? this.#server;
    // No base version, because there is none: the server keeps both games.
    this.#replaced = withReplaced(this.#replaced, { version: 0, game: begun }, { by: saved.game });
    if (begun.stats.totalProblems > 0) this.#say('cameBack');
  }

  /** Notes a game that another one has replaced, to be sent before it. */
  #replace(game: SavedGame, by: SavedGame): void {
    this.#replaced = withReplaced(this.#replaced, { version: this.#server.version, game }, { by });
  }

  /**
   * Makes a previous game the current one. What the server lacks of the current one is sent before. Resolves with false if
   * that was not possible; then nothing has changed.
   */
  async restorePrevious(gameId: string): Promise<boolean> {
    if ((await this.#send(false)) !== 'done' || !this.#server.isSaved || this.#isOvertaken) return false;
    try {
      const stored = await restoreGame(this.#playerId, gameId);
      if (this.#isEnded) return false;
      this.#takeStored(stored);
      this.#know(stored, true);
      return true;
    } catch {
      return false;
    }
  }

  /** The file of this player; another player's is not theirs to see. */
  #mine(): SavedFile | null {
    const saved = this.#file.get();
    return saved?.playerId === this.#playerId ? saved : null;
  }

  #say(note: Note): void {
    if (this.#told.has(note)) return;
    this.#told.add(note);
    this.#tell(note);
  }

  #lookForOvertaking(): void {
    if (this.#isOvertaken || (this.#mine()?.revision ?? 0) === this.#revision) return;
    this.#isOvertaken = true;
    this.#say('overtaken');
  }

  #keep(step: Step): void {
    if (!isWorthSaving(step)) return;
    this.#steps += 1;
    const before = this.#mine()?.game;
    if (step.event.type === 'started' && before !== undefined && !this.#server.isSaved) {
      this.#replace(before, savedOf(step.after));
    }
    this.#server = { ...this.#server, isSaved: false };
    this.#write();
    if (!this.#isOvertaken) this.#uploads.changed();
  }

  /** Writes down the game and what is known of the server. */
  #write(): void {
    this.#lookForOvertaking();
    if (this.#isOvertaken || this.#isEnded) return;
    this.#revision += 1;
    const { game } = this.#session.state;
    this.#file.set({
      playerId: this.#playerId,
      revision: this.#revision,
      status: game.status,
      game: savedOf(game),
      server: { ...this.#server, sentMarks: [...this.#server.sentMarks] },
      ...(this.#replaced.length > 0 && { replaced: this.#replaced }),
    });
  }

  async #send(isAhead: boolean): Promise<Sent> {
    if (this.#isOvertaken) return 'never';
    // Whoever asks already sends what there is then.
    if (isAhead && !this.#isAsked) return 'done';
    if (isAhead && this.#replaced.length > 0) return 'done';
    const asked = this.#isAsked ? 'done' : await this.#ask();
    this.#onAsked();
    if (asked !== 'done') return asked;
    const handedOver = await this.#sendReplaced();
    if (handedOver !== 'done' || this.#server.isSaved) return handedOver;
    if (this.#isEnded) return 'never';
    const { game } = this.#session.state;
    const steps = this.#steps;
    const version = this.#server.version + (isAhead ? 1 : 0);
    const saved = savedOf(game);
    this.#noteSent(saved);
    const toSave = { version, restaurantName: restaurantName.get(), status: game.status, game: saved };
    const saving = await saveProgress({ userId: this.#playerId, ...toSave }, { keepalive: true });
    if (this.#isEnded) return 'never';
    if (saving.kind === 'unreachable') return this.#tryLater();
    if (saving.kind === 'refused') return this.#giveUp(saving.status);
    this.#told.delete('onDevice');
    const isLatest = saving.stored.version > this.#server.version;
    if (saving.kind === 'saved' && isLatest) this.#know(saving.stored, steps === this.#steps);
    if (saving.kind === 'outdated') this.#settle(saving.stored);
    return 'done';
  }

  /** Before an answer comes: the next state that the server has may be this one. */
  #noteSent(saved: SavedGame): void {
    this.#server = { ...this.#server, sentMarks: [...this.#server.sentMarks, markOf(saved)].slice(-maxMarks) };
    this.#write();
  }

  /** Sends the games that were replaced, so that the server has their last state before the next game takes their place. */
  async #sendReplaced(): Promise<Sent> {
    for (let [next] = this.#replaced; next !== undefined; [next] = this.#replaced) {
      const replaced = next;
      this.#noteSent(replaced.game);
      const saving = await sendReplaced(this.#playerId, replaced);
      if (this.#isEnded) return 'never';
      if (saving.kind === 'unreachable') return this.#tryLater();
      if (saving.kind === 'refused' && saving.status !== 422) return this.#giveUp(saving.status);
      this.#replaced = this.#replaced.filter((one) => one !== replaced);
      if (saving.kind === 'saved') {
        this.#server = { ...this.#server, version: saving.stored.version, isSaved: false };
      }
      this.#write();
    }
    return 'done';
  }

  /** Asks the server what it has, once. */
  async #ask(): Promise<Sent> {
    try {
      const stored = await readProgress(this.#playerId);
      if (this.#isEnded) return 'never';
      this.#isAsked = true;
      if (stored !== null) this.#settle(stored);
      else this.#server = { version: 0, isSaved: this.#session.state.game.stats.totalProblems === 0, sentMarks: [] };
      return 'done';
    } catch (error) {
      const isRefused = error instanceof CallError && (error.status === 401 || error.status === 403);
      return isRefused ? this.#giveUp(error.status) : this.#tryLater();
    }
  }

  #tryLater(): Sent {
    if (!this.#server.isSaved) this.#say('onDevice');
    return 'later';
  }

  #giveUp(status: number): Sent {
    if (status === 401) this.#say('signIn');
    return 'never';
  }

  #know({ version }: PlayerProgress, isSaved: boolean): void {
    this.#server = { version, isSaved, sentMarks: [] };
    this.#write();
  }

  #takeStored(stored: PlayerProgress): void {
    restore(this.#session, stored);
    const name = cleanName(stored.restaurantName ?? '', restaurantNameMaxLength);
    if (name !== null) restaurantName.set(name);
  }

  /** Two games: the one that was handed over, or the further one, goes on. */
  #settle(stored: PlayerProgress): void {
    const mine = savedOf(this.#session.state.game);
    const { goesOn, isTold } = whichGame({ ...this.#server, game: mine }, stored);
    const isSame = markOf(mine) === markOf(stored.game);
    if (goesOn === 'theirs') {
      if (isTold) this.#replace(mine, stored.game);
      this.#takeStored(stored);
    }
    this.#know(stored, isSame || goesOn === 'theirs');
    if (!this.#server.isSaved || this.#replaced.length > 0) this.#uploads.changed();
    if (isTold) this.#say(goesOn === 'mine' ? 'wentOnHere' : 'wentOnThere');
  }
}
