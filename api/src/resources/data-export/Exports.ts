import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { hourMs } from '@countertop/contract/shared/time';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { dayOf } from '../../platform/days.ts';
import { RetryAfterError } from '../../platform/errors/ApiError.ts';
import { type CountCall, rateLimit } from '../../platform/http/rateLimit.ts';
import { fairTurns } from '../../platform/overload/fairTurns.ts';
import { archiveOf } from './archive.ts';
import type { DataExport } from './tables.ts';

/** Per account: enough for the user's, one for each child, and a few that were interrupted. */
const ownLimit = { name: 'exports', calls: 10, windowMs: hourMs };
/** Per account: enough for each of its classes at the end of a school year, and a few that were cut off. */
const classLimit = { name: 'class exports', calls: 24, windowMs: hourMs };
/** Shortest pause after a page, in milliseconds. */
const minPauseMs = 10;
/** An export pauses this many times as long as its last page took, so that requests of others take their turns of the event loop. */
const pauseFactor = 4;
/** Seconds that an export usually takes at most. */
const usualSeconds = 30;

export interface WantedExport {
  /** Account that exports. */
  readonly accountId: string;
  /** Start of the file's name. No name of a person or a class, which must not get into names of files. */
  readonly name: 'countertop' | 'countertop-child' | 'countertop-class';
  readonly collect: () => Promise<DataExport> | DataExport;
}

/** Sends exports: one at a time per account in this process, a few per hour, and a page of one of them per turn of the event loop. */
export class Exports {
  readonly #running = new Set<string>();
  readonly #fairTurn = fairTurns();
  readonly #countOwn: CountCall;
  readonly #countClass: CountCall;
  readonly #now: () => number;

  constructor(database: Knex, now: () => number) {
    this.#countOwn = rateLimit(ownLimit, database);
    this.#countClass = rateLimit(classLimit, database);
    this.#now = now;
  }

  /** Returns the archive as the body of a response. Throws `RateLimitError` or, while another export is being made, 429 as well. */
  async send(context: Context, wanted: WantedExport): Promise<Readable> {
    const { accountId, name } = wanted;
    if (this.#running.has(accountId)) {
      const sentence = 'Another download of your account is still being made. Try again when it is finished.';
      throw new RetryAfterError('rate_limited', sentence, usualSeconds);
    }
    this.#running.add(accountId);
    const end = () => void this.#running.delete(accountId);
    try {
      const body = await this.#start(wanted);
      // Called even if the download is aborted, and for HEAD.
      body.once('close', end);
      context.type = 'application/zip';
      context.set('Content-Disposition', `attachment; filename="${name}-${dayOf(this.#now())}.zip"`);
      return body;
    } catch (error) {
      end();
      throw error;
    }
  }

  async #start({ accountId, name, collect }: WantedExport): Promise<Readable> {
    await (name === 'countertop-class' ? this.#countClass : this.#countOwn)(accountId);
    let begunAtMs = performance.now();
    const turn = async () => {
      await wait(Math.max(minPauseMs, pauseFactor * (performance.now() - begunAtMs)));
      await this.#fairTurn();
      begunAtMs = performance.now();
    };
    return Readable.from(archiveOf(await collect(), this.#now(), turn), { objectMode: false });
  }
}
