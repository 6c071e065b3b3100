import { createHmac } from 'node:crypto';
import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { raw } from 'objection';
import type { Logger } from 'pino';
import { atMost } from '../atMost.ts';
import { RateLimitError } from '../errors/ApiError.ts';
import { serverSecret } from '../db/serverSecret.ts';
import { JobLoop } from '../jobs/JobLoop.ts';
import { type CallCount, CallCountModel } from './CallCount.model.ts';
import { networksOf } from './networkOf.ts';

/** How often expired counts are deleted. */
const cleanupMs = 300_000;
/** Callers above a limit that are rejected without a query, of all limits together; a few MB. */
const maxBlocked = 10_000;

export interface RateLimit {
  /** Identifies the limit in the database. */
  readonly name: string;
  /** Calls that one caller may make within the window. Wider IPv6 networks may make a few times as many (`networksOf`). */
  readonly calls: number;
  /** Length of the window, which begins with a caller's first call. At most a day, because keys rotate daily. */
  readonly windowMs: number;
}

/** Counts a call of an address or account. Throws `RateLimitError` above the limit. */
export type CountCall = (address: string) => Promise<void>;

/** For each database, when the windows of the callers who are above a limit end. */
const blockedCallers = new WeakMap<Knex, LRUCache<string, number>>();

function blockedCallersOf(database: Knex): LRUCache<string, number> {
  const blocked = blockedCallers.get(database) ?? new LRUCache(atMost(maxBlocked));
  blockedCallers.set(database, blocked);
  return blocked;
}

/**
 * Returns the key under which a caller is stored on a day: an HMAC, because a plain hash of an address can be reversed by
 * trying all addresses. The HMAC's own key changes at midnight UTC, so rows of different days cannot be linked.
 */
function keyOf(secret: string, day: number, name: string, caller: string): string {
  const keyOfDay = createHmac('sha256', secret).update(`rate limits ${day}`).digest();
  return `${name}:${createHmac('sha256', keyOfDay).update(`${name} ${caller}`).digest('base64url')}`;
}

/** Counts a call in a window that began under yesterday's key, if it is still open. */
async function countSinceYesterday(database: Knex, key: string, nowMs: number): Promise<CallCount | undefined> {
  return CallCountModel.query(database)
    .where({ key })
    .where('expire', '>', nowMs)
    .patch({ points: raw('points + 1') })
    .returning(['points', 'expire'])
    .first();
}

/** Counts a call under today's key. A single statement, so that concurrent calls are all counted, even across servers. */
async function countToday(database: Knex, key: string, nowMs: number, windowMs: number): Promise<CallCount> {
  const ifOpen = (open: string, over: string) =>
    raw(`case when rate_limits.expire > ? then ${open} else ${over} end`, [nowMs]);
  return CallCountModel.query(database)
    .insert({ key, points: 1, expire: nowMs + windowMs })
    .onConflict('key')
    .merge({ points: ifOpen('rate_limits.points + 1', '1'), expire: ifOpen('rate_limits.expire', 'excluded.expire') })
    .returning(['points', 'expire']);
}

/**
 * Returns a function that counts calls. The database holds the counts, so they survive restarts, and servers that share a
 * database count together.
 */
export function rateLimit({ name, calls, windowMs }: RateLimit, database: Knex): CountCall {
  function rejectUntil(expire: number, nowMs: number): never {
    throw new RateLimitError(Math.floor((expire - nowMs) / 1000) + 1);
  }

  async function countNetwork(caller: string, most: number): Promise<void> {
    const nowMs = Date.now();
    const blockedUntil = blockedCallersOf(database);
    const blockedKey = `${name} ${caller}`;
    const blocked = blockedUntil.get(blockedKey) ?? 0;
    // A flood is rejected without a write per call.
    if (blocked > nowMs) rejectUntil(blocked, nowMs);
    const secret = await serverSecret(database);
    const day = Math.floor(nowMs / dayMs);
    const isYesterdayOpen = nowMs - day * dayMs < windowMs;
    const { points, expire } =
      (isYesterdayOpen && (await countSinceYesterday(database, keyOf(secret, day - 1, name, caller), nowMs))) ||
      (await countToday(database, keyOf(secret, day, name, caller), nowMs, windowMs));
    if (points <= most) return;
    blockedUntil.set(blockedKey, expire);
    rejectUntil(expire, nowMs);
  }

  return async function count(address) {
    for (const network of networksOf(address)) await countNetwork(network.name, calls * network.share);
  };
}

/** Returns the keys under which the calls of a caller may be stored now. */
async function keysNow(database: Knex, name: string, address: string): Promise<readonly string[]> {
  const today = Math.floor(Date.now() / dayMs);
  const secret = await serverSecret(database);
  return networksOf(address).flatMap((network) =>
    [today, today - 1].map((day) => keyOf(secret, day, name, network.name)),
  );
}

/**
 * Returns a function that forgets the calls of a caller who is below a limit. For limits of wrong attempts: every attempt is
 * counted before it is judged, so that many at once can't pass, and a right one forgets them.
 */
export function forgetCalls({ name }: Pick<RateLimit, 'name'>, database: Knex): CountCall {
  return async function forget(address) {
    await CallCountModel.query(database)
      .findByIds([...(await keysNow(database, name, address))])
      .delete();
  };
}

/**
 * Returns a function that takes back one counted call. For limits of wrong attempts that right ones must not use up, of which there are
 * many: a school has one address.
 */
export function uncountCall({ name }: Pick<RateLimit, 'name'>, database: Knex): CountCall {
  return async function uncount(address) {
    await CallCountModel.query(database)
      .findByIds([...(await keysNow(database, name, address))])
      .where('points', '>', 0)
      .patch({ points: raw('points - 1') });
  };
}

/** Deletes expired counts. */
export async function deleteOldCounts(database: Knex, nowMs: number): Promise<void> {
  await CallCountModel.query(database).where('expire', '<=', nowMs).delete();
}

/** Deletes expired counts. */
export function oldCountsJob(database: Knex, log: Logger): JobLoop {
  return new JobLoop(
    () => deleteOldCounts(database, Date.now()),
    (error) => log.error({ err: error }, 'old call counts were not deleted'),
    cleanupMs,
  );
}
