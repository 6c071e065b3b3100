import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { isPostgres } from '../isPostgres.ts';
import { TooManyCalls } from '../problem.ts';
import { BoundedLimiter } from './BoundedLimiter.ts';
import { networkOf } from './networkOf.ts';

export interface CallLimit {
  /** Whose calls these are, apart from those of other limits. */
  readonly name: string;
  /** Calls that one address may make within the window. */
  readonly calls: number;
  /** Length of the window, which begins with an address's first call. */
  readonly windowMs: number;
}

/** Counts a call of an address, or of an account; throws 429 above the limit. */
export type CountCall = (address: string) => Promise<void>;

/** Neither addresses nor e-mails are written to a database only to be counted. */
function keyOf(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('base64url');
}

function limiterOf({ name, calls, windowMs }: CallLimit, database: Knex) {
  const options = { keyPrefix: name, points: calls, duration: windowMs / 1000 };
  if (!isPostgres(database)) return new BoundedLimiter(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: database,
    storeType: 'knex',
    tableName: 'call_limits',
    tableCreated: true,
    // Its own clearing would go on after the end; `deleteOldCounts` does it.
    clearExpiredByTimeout: false,
  });
}

/**
 * Makes the function that counts the calls of an address: in this process for a site of one server, and in the database
 * where several servers share one.
 */
export function callLimit(limit: CallLimit, database: Knex): CountCall {
  const limiter = limiterOf(limit, database);
  return async function count(address) {
    try {
      await limiter.consume(keyOf(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyCalls(Math.floor(error.msBeforeNext / 1000) + 1);
    }
  };
}

/** Deletes the counts of windows that are over. */
export async function deleteOldCounts(database: Knex, nowMs: number): Promise<void> {
  await database('call_limits').where('expire', '<=', nowMs).delete();
}
