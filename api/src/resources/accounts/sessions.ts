import { randomUUID } from 'node:crypto';
import type { SignedInSession } from '@countertop/contract/account';
import { reauthenticationMinutes } from '@countertop/contract/account.limits';
import { idleSessionKeptDays, sessionKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { raw } from 'objection';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { hashOf, newToken } from './token.ts';
import { AccountModel, type UserRow } from './Account.model.ts';
import { toUser, type User } from './currentUser.ts';
import { type SecondFactorState, SessionModel, type SessionRow } from './Session.model.ts';

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

type SessionState = Pick<SessionRow, 'id' | 'created_at' | 'last_used_at' | 'second_factor' | 'reauthenticated_at'>;

interface CachedSession {
  readonly session: SessionState;
  readonly row: UserRow;
}

/** A row of `users` with its session. */
interface JoinedSession extends UserRow, Omit<SessionState, 'id' | 'created_at'> {
  readonly session_id: string;
  readonly session_created_at: number;
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
    const state = raw(`case when ${isAsked} then ? else ? end`, [userId, isFactorGiven ? 'given' : 'pending', 'none']);
    const { second_factor: secondFactor } = await SessionModel.query(this.#database)
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
    if (secondFactor !== 'pending') {
      await AccountModel.query(this.#database).findById(userId).patch({ last_seen_at: nowMs });
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
    await SessionModel.query(this.#database)
      .where({ user_id: userId, id: sessionId })
      .patch({ reauthenticated_at: this.#now() });
    this.forget(userId);
  }

  /** Where a person is signed in, last used first. */
  async list(userId: string, currentId: string): Promise<SignedInSession[]> {
    const rows = await SessionModel.query(this.#database)
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
    const ended = await SessionModel.query(this.#database).where({ user_id: userId, id: sessionId }).delete();
    this.forget(userId);
    return ended > 0;
  }

  /** Ends every session of a person, but `except` when it is given. */
  async endAll(userId: string, { except, trx }: { except?: string; trx?: Knex.Transaction } = {}): Promise<void> {
    const all = SessionModel.query(trx ?? this.#database).where({ user_id: userId });
    await (except === undefined ? all : all.whereNot({ id: except })).delete();
    this.forget(userId);
  }

  /** Drops what is remembered of a person: to be called after every change of their row or sessions. */
  forget(userId: string): void {
    this.#ended += 1;
    for (const [token, { row }] of this.#cache?.entries() ?? []) if (row.id === userId) this.#cache?.delete(token);
  }

  /** Deletes the sessions that have ended by a time and returns how many there were. */
  async deleteOver(nowMs: number): Promise<number> {
    return SessionModel.query(this.#database)
      .where('last_used_at', '<=', nowMs - idleMs)
      .orWhere('created_at', '<=', nowMs - sessionMs)
      .orWhere((query) => void query.where({ second_factor: 'pending' }).where('created_at', '<=', nowMs - pendingMs))
      .delete();
  }

  #isOver({ created_at: created, last_used_at: used, second_factor: factor }: SessionState): boolean {
    const nowMs = this.#now();
    return nowMs - used >= idleMs || nowMs - created >= (factor === 'pending' ? pendingMs : sessionMs);
  }

  async #read(token: string): Promise<CachedSession | null> {
    const endedBefore = this.#ended;
    // Raw Knex: this runs for every request of a signed-in person on PostgreSQL. `withGraphJoined` takes 2.5 times the CPU
    // there (194 instead of 79 µs), and 1.9 times on SQLite (152 instead of 80 µs).
    const joined: JoinedSession | undefined = await this.#database('auth_sessions')
      .join('users', 'users.id', 'auth_sessions.user_id')
      .where({ 'auth_sessions.token_hash': hashOf(token) })
      .first(
        'users.*',
        'auth_sessions.id as session_id',
        'auth_sessions.created_at as session_created_at',
        'auth_sessions.last_used_at',
        'auth_sessions.second_factor',
        'auth_sessions.reauthenticated_at',
      );
    if (joined === undefined) return null;
    const { session_id: id, session_created_at: created_at, ...rest } = joined;
    const { last_used_at, second_factor, reauthenticated_at, ...row } = rest;
    const found = { session: { id, created_at, last_used_at, second_factor, reauthenticated_at }, row };
    if (this.#ended === endedBefore) this.#cache?.set(token, found);
    return found;
  }

  async #touch(token: string, { session, row }: CachedSession): Promise<void> {
    const nowMs = this.#now();
    this.#cache?.set(token, { row, session: { ...session, last_used_at: nowMs } });
    await SessionModel.query(this.#database).findById(session.id).patch({ last_used_at: nowMs });
    await AccountModel.query(this.#database).findById(row.id).patch({ last_seen_at: nowMs });
  }
}
