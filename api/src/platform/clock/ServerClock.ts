import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { JobLoop } from '../jobs/JobLoop.ts';
import { ServerClockModel } from './ServerClock.model.ts';

/** Largest believable step of the clock: longer than a power cut over a weekend, shorter than any retention period. */
export const maxJumpMs = 3 * 86_400_000;
/** The only row. */
const id = 1;

/** How far the clock is from the last time seen. */
export interface ClockJump {
  /** Reading of the clock, in milliseconds since 1970 UTC. */
  readonly nowMs: number;
  /** The last time seen, in milliseconds since 1970 UTC. */
  readonly seenMs: number;
}

const textOf = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString() : String(ms));

export interface ServerClockParts {
  readonly database: Knex;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly log: Pick<Logger, 'error' | 'info' | 'warn'>;
}

/**
 * Compares the clock with the last time that a server has seen, which is in the database. A clock that is more than three days
 * away from it, in either direction, is only used for deletions once somebody has accepted it. Servers that share a database
 * judge their own clocks.
 */
export class ServerClock {
  readonly #database: Knex;
  readonly #now: () => number;
  readonly #log: ServerClockParts['log'];
  #isAccepted = true;

  constructor({ database, now, log }: ServerClockParts) {
    this.#database = database;
    this.#now = now;
    this.#log = log;
  }

  /** Returns how far the clock is off; null if it is accepted. Logs an error when it no longer is. */
  async jump(nowMs = this.#now()): Promise<ClockJump | null> {
    const row = await ServerClockModel.query(this.#database).findById(id);
    const isAccepted = row === undefined || Math.abs(nowMs - row.seenAt) <= maxJumpMs;
    if (isAccepted !== this.#isAccepted) this.#logChange(isAccepted, nowMs, row?.seenAt ?? nowMs);
    this.#isAccepted = isAccepted;
    return isAccepted ? null : { nowMs, seenMs: row.seenAt };
  }

  #logChange(isAccepted: boolean, nowMs: number, seenMs: number): void {
    const times = { clock: textOf(nowMs), lastSeen: textOf(seenMs) };
    if (isAccepted) return this.#log.info(times, 'the clock is accepted again');
    this.#log.error(
      times,
      'the clock is more than three days away from the last time seen in the database, so nothing is deleted because of its age: correct the clock or, if it is right because no server has run since then, start the server once with --accept-clock',
    );
  }

  /** Stores the time if the clock is accepted. Returns whether it is. */
  async remember(nowMs = this.#now()): Promise<boolean> {
    if ((await this.jump(nowMs)) !== null) return false;
    await ServerClockModel.query(this.#database).insert({ id, seenAt: nowMs }).onConflict('id').ignore();
    // Never back, and never further than accepted: another server may have stored a time in the meantime.
    await ServerClockModel.query(this.#database)
      .findById(id)
      .whereBetween('seenAt', [nowMs - maxJumpMs, nowMs])
      .patch({ seenAt: nowMs });
    return true;
  }

  /** Accepts the clock, however far it is from the last time seen. */
  async accept(): Promise<void> {
    const nowMs = this.#now();
    const row = await ServerClockModel.query(this.#database).findById(id);
    await ServerClockModel.query(this.#database).insert({ id, seenAt: nowMs }).onConflict('id').merge();
    const lastSeen = row && textOf(row.seenAt);
    this.#log.warn({ clock: textOf(nowMs), lastSeen }, 'the clock was accepted on request');
    this.#isAccepted = true;
  }

  /** Stores the time regularly. */
  job(): JobLoop {
    return new JobLoop(
      () => this.remember(),
      (error) => this.#log.error({ err: error }, 'the clock could not be compared with the database'),
    );
  }
}
