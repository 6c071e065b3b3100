import { readProgress, saveProgress } from '@countertop/client/progress';
import { cleanName } from '@countertop/contract/nameRules';
import type { PlayerProgress } from '@countertop/contract/progress';
import { restaurantNameMaxLength } from '@countertop/contract/restaurantNameRules';
import { CallError } from '@countertop/client/call';
import { savedOf } from '@countertop/engine/savedGame';
import type { GameSession, Step } from '../game/session.ts';
import { restaurantName } from '../restaurant/restaurantName.ts';
import type { StoredValue } from '../stored/storedValue.ts';
import { isWorthSaving, restore } from './restore.ts';
import { maxMarks, type SavedFile } from './savedShape.ts';
import { scheduleUploads, type Sent } from './uploads.ts';
import { markOf, type ServerSide, whichGame } from './whichGame.ts';

/** What a child is told about the saved game, each once. */
export type Note = 'overtaken' | 'onDevice' | 'signIn' | 'wentOnHere' | 'wentOnThere';

export interface KeeperParts {
  readonly session: GameSession;
  readonly playerId: string;
  /** What this browser keeps. */
  readonly file: StoredValue<SavedFile | null>;
  readonly tell: (note: Note) => void;
}

const nothingSaved: ServerSide = { version: 0, isSaved: true, sentMarks: [] };

/** Keeps the game of a subscriber, in this browser after each step that matters and on the server soon after. */
export class GameKeeper {
  readonly #session: GameSession;
  readonly #playerId: string;
  readonly #file: KeeperParts['file'];
  readonly #tell: KeeperParts['tell'];
  readonly #told = new Set<Note>();
  readonly #uploads = scheduleUploads((isAhead) => this.#send(isAhead));
  #server: ServerSide = nothingSaved;
  #revision = 0;
  #isOvertaken = false;
  /** Afterwards another keeper may be at work on the same file: answers that still come change nothing. */
  #isEnded = false;
  /** The server was asked what it has. */
  #isAsked = false;
  /** Counts the steps, so that an answer can tell whether something happened meanwhile. */
  #steps = 0;

  constructor({ session, playerId, file, tell }: KeeperParts) {
    this.#session = session;
    this.#playerId = playerId;
    this.#file = file;
    this.#tell = tell;
  }

  /** Brings back what this browser has, asks the server, and keeps from now on; the result ends it. */
  start(): () => void {
    const { game } = this.#session.state;
    const saved = this.#mine();
    this.#revision = saved?.revision ?? 0;
    this.#server = saved?.server ?? { ...nothingSaved, isSaved: saved === null };
    const isUntouched = game.status === 'menu' && game.stats.totalProblems === 0;
    if (saved !== null && isUntouched) restore(this.#session, saved);
    else if (!isUntouched) this.#server = { ...this.#server, isSaved: false };
    const ends = [
      this.#session.watch((step) => this.#keep(step)),
      this.#file.subscribe(() => this.#lookForOvertaking()),
      this.#listen(),
    ];
    this.#uploads.changed();
    this.#uploads.hurry();
    return () => {
      this.#uploads.stop();
      this.#isEnded = true;
      for (const end of ends) end();
    };
  }

  #listen(): () => void {
    const hurry = () => this.#uploads.hurry();
    const hurryWhenHidden = () => {
      if (document.visibilityState === 'hidden') hurry();
    };
    document.addEventListener('visibilitychange', hurryWhenHidden);
    window.addEventListener('pagehide', hurry);
    window.addEventListener('online', hurry);
    return () => {
      document.removeEventListener('visibilitychange', hurryWhenHidden);
      window.removeEventListener('pagehide', hurry);
      window.removeEventListener('online', hurry);
    };
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
    });
  }

  async #send(isAhead: boolean): Promise<Sent> {
    if (this.#isOvertaken) return 'never';
    // Whoever asks already sends what there is then.
    if (isAhead && !this.#isAsked) return 'done';
    const asked = this.#isAsked ? 'done' : await this.#ask();
    if (asked !== 'done' || this.#server.isSaved) return asked;
    if (this.#isEnded) return 'never';
    const { game } = this.#session.state;
    const steps = this.#steps;
    const version = this.#server.version + (isAhead ? 1 : 0);
    const saved = savedOf(game);
    this.#server = { ...this.#server, sentMarks: [...this.#server.sentMarks, markOf(saved)].slice(-maxMarks) };
    this.#write();
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

  /** Two games: the one that was handed over, or the further one, goes on. */
  #settle(stored: PlayerProgress): void {
    const mine = savedOf(this.#session.state.game);
    const { goesOn, isTold } = whichGame({ ...this.#server, game: mine }, stored);
    const isSame = markOf(mine) === markOf(stored.game);
    if (goesOn === 'theirs') {
      restore(this.#session, stored);
      const name = cleanName(stored.restaurantName ?? '', restaurantNameMaxLength);
      if (name !== null) restaurantName.set(name);
    }
    this.#know(stored, isSame || goesOn === 'theirs');
    if (!this.#server.isSaved) this.#uploads.changed();
    if (isTold) this.#say(goesOn === 'mine' ? 'wentOnHere' : 'wentOnThere');
  }
}
