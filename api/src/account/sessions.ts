import { randomUUID } from 'node:crypto';
import type { SignedInSession } from '@countertop/contract/account';
import { reauthenticationMinutes } from '@countertop/contract/accountRules';
import { idleSessionKeptDays, sessionKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { isPostgres } from '../isPostgres.ts';
import { hashOf, newToken } from './token.ts';
import type { UserRow } from './Account.model.ts';
import { toUser, type User } from './currentUser.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A session that nobody uses for so long ends. */
const idleMs = idleSessionKeptDays * dayMs;
/** A session that waits for its second factor ends after so long. */
export const pendingMs = 600_000;
/** Every session ends after so long. */
export const sessionMs = sessionKeptDays * dayMs;
const reauthenticationMs = reauthenticationMinutes * 60_000;
/** When a session was last used is written at most this often. */
const touchMs = hourMs;
/** Pages ask several things at once; a command beside the server, like `npm run admin`, takes effect this late. */
const cachedMs = 5000;
const cachedSessions = 10_000;

/** `none`: the account has no second factor; `pending`: it was not given yet, and nobody is signed in before it is. */
export type SecondFactorState = 'none' | 'pending' | 'given';

/** How a person showed who they are when a session begins. */
export interface ProofOptions {
  /** Whether the second factor was given; false by default. */
  readonly isFactorGiven?: boolean;
  /** Whether the person entered a password just now, here or at their provider; true by default. */
  readonly isReauthenticated?: boolean;
}

/** A session and whose it is. */
export interface SignedIn {
  readonly sessionId: string;
  readonly user: User;
  readonly secondFactor: SecondFactorState;
  /** Whether the password was entered in it within the last `reauthenticationMinutes`. */
  readonly isReauthenticated: boolean;
}

/** A session that was begun, and what its browser is told of it. */
export interface BegunSession {
  readonly token: string;
  readonly secondFactor: SecondFactorState;
}

interface SessionRow {
  readonly id: string;
  readonly token_hash: string;
  readonly user_id: string;
  readonly device: string | null;
  readonly created_at: number;
  readonly last_used_at: number;
  readonly second_factor: SecondFactorState;
  readonly reauthenticated_at: number | null;
}

interface CachedSession {
  readonly session: SessionRow;
  readonly row: UserRow;
}

/** Keeps who is signed in where. */
export class Sessions {
  readonly #database: Knex;
  readonly #now: () => number;
  /**
   * By token: a hash for each request would cost more than all the rest of finding it. Null where other servers may end
   * sessions: what they ended must be over here at once.
   */
  readonly #cache: LRUCache<string, CachedSession> | null;
  /** Grows with every ended session: what was read before it must not be remembered after it. */
  #ended = 0;

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#now = now;
    this.#cache = isPostgres(database)
      ? null
      : new LRUCache({ max: cachedSessions, ttl: cachedMs, ttlResolution: 0, perf: { now } });
  }

  /**
   * Begins a session and gives its token, which is told to the browser and kept nowhere. Who has a second factor and has
   * not given it is not signed in by it yet.
   */
  async begin(
    userId: string,
    device: string | null,
    { isFactorGiven = false, isReauthenticated = true }: ProofOptions = {},
  ): Promise<BegunSession> {
    const token = newToken();
    const nowMs = this.#now();
    const isAsked = 'exists (select 1 from second_factors where user_id = ? and on_at is not null)';
    const state = this.#database.raw(`case when ${isAsked} then ? else ? end`, [
      userId,
      isFactorGiven ? 'given' : 'pending',
      'none',
    ]);
    const [begun]: Pick<SessionRow, 'second_factor'>[] = await this.#database('auth_sessions')
      .insert({
        id: randomUUID(),
        token_hash: hashOf(token),
        user_id: userId,
        device,
        created_at: nowMs,
        last_used_at: nowMs,
        second_factor: state,
        reauthenticated_at: isReauthenticated ? nowMs : null,
      })
      .returning('second_factor');
    const secondFactor = begun?.second_factor ?? 'pending';
    if (secondFactor !== 'pending') {
      await this.#database('users').where({ id: userId }).update({ last_seen_at: nowMs });
    }
    return { token, secondFactor };
  }

  /** Whose token this is; null when the session has ended or never was. */
  async find(token: string): Promise<SignedIn | null> {
    const found = this.#cache?.get(token) ?? (await this.#read(token));
    if (found === null || this.#isOver(found.session)) return null;
    if (this.#now() - found.session.last_used_at >= touchMs) await this.#touch(token, found);
    const { id: sessionId, second_factor: secondFactor, reauthenticated_at: provenAt } = found.session;
    const isReauthenticated = provenAt !== null && Math.abs(this.#now() - provenAt) < reauthenticationMs;
    return { sessionId, user: toUser(found.row, this.#now()), secondFactor, isReauthenticated };
  }

  /** Notes that the person has just entered the password in a session. */
  async reauthenticate(userId: string, sessionId: string): Promise<void> {
    await this.#database('auth_sessions')
      .where({ user_id: userId, id: sessionId })
      .update({ reauthenticated_at: this.#now() });
    this.forget(userId);
  }

  /** Where a person is signed in, last used first. */
  async list(userId: string, currentId: string): Promise<SignedInSession[]> {
    const rows: SessionRow[] = await this.#database('auth_sessions')
      .where({ user_id: userId })
      .orderBy('last_used_at', 'desc')
      .orderBy('id');
    return rows
      .filter((row) => !this.#isOver(row) && row.second_factor !== 'pending')
      .map(({ id, device, created_at: created, last_used_at: used }) => ({
        id,
        device,
        signedInAt: new Date(created).toISOString(),
        lastUsedAt: new Date(used).toISOString(),
        isCurrent: id === currentId,
      }));
  }

  /** Ends one session of a person; false when there is none. */
  async end(userId: string, sessionId: string): Promise<boolean> {
    const ended = await this.#database('auth_sessions').where({ user_id: userId, id: sessionId }).delete();
    this.forget(userId);
    return ended > 0;
  }

  /** Ends every session of a person, but `except` when it is given. */
  async endAll(userId: string, { except, trx }: { except?: string; trx?: Knex.Transaction } = {}): Promise<void> {
    const all = (trx ?? this.#database)('auth_sessions').where({ user_id: userId });
    await (except === undefined ? all : all.whereNot({ id: except })).delete();
    this.forget(userId);
  }

  /** Drops what is remembered of a person: to be called after every change of their row or sessions. */
  forget(userId: string): void {
    this.#ended += 1;
    for (const [token, { row }] of this.#cache?.entries() ?? []) if (row.id === userId) this.#cache?.delete(token);
  }

  /** Deletes the sessions that are over at a moment; gives how many. */
  deleteOver(nowMs: number): Promise<number> {
    return this.#database('auth_sessions')
      .where('last_used_at', '<=', nowMs - idleMs)
      .orWhere('created_at', '<=', nowMs - sessionMs)
      .orWhere((query) => void query.where({ second_factor: 'pending' }).where('created_at', '<=', nowMs - pendingMs))
      .delete();
  }

  #isOver({ created_at: created, last_used_at: used, second_factor: factor }: SessionRow): boolean {
    const nowMs = this.#now();
    return nowMs - used >= idleMs || nowMs - created >= (factor === 'pending' ? pendingMs : sessionMs);
  }

  async #read(token: string): Promise<CachedSession | null> {
    const endedBefore = this.#ended;
    const session: SessionRow | undefined = await this.#database('auth_sessions')
      .where({ token_hash: hashOf(token) })
      .first();
    if (session === undefined) return null;
    const row: UserRow | undefined = await this.#database('users').where({ id: session.user_id }).first();
    if (row === undefined) return null;
    const found = { session, row };
    if (this.#ended === endedBefore) this.#cache?.set(token, found);
    return found;
  }

  async #touch(token: string, { session, row }: CachedSession): Promise<void> {
    const nowMs = this.#now();
    this.#cache?.set(token, { row, session: { ...session, last_used_at: nowMs } });
    await this.#database('auth_sessions').where({ id: session.id }).update({ last_used_at: nowMs });
    await this.#database('users').where({ id: row.id }).update({ last_seen_at: nowMs });
  }
}
