import { randomUUID } from 'node:crypto';
import type { SignedInSession } from '@countertop/contract/accounts/account';
import { reauthenticationMinutes } from '@countertop/contract/accounts/account.limits';
import { classSessionHours } from '@countertop/contract/classes/classes.limits';
import { idleSessionKeptDays, sessionKeptDays } from '@countertop/contract/accounts/retention';
import { dayMs, hourMs, isoOf, minuteMs } from '@countertop/contract/shared/time';
import type { SubscriptionTier } from '@countertop/contract/accounts/user';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { RowCache } from '../../platform/db/rowCache.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { hashOf, newToken } from '../../platform/token.ts';
import { AccountModel, type UserRow } from '../people/Account.model.ts';
import { classPlanOf } from '../people/classPlan.ts';
import { type PlayingLearner, toPlayer, toUser } from '../people/currentUser.ts';
import type { SecondFactorState, SignedIn, User } from '../../platform/http/caller.ts';
import { findFormerSession, findSession, type SessionState, type StoredSession } from './findSession.ts';
import { SessionModel } from './Session.model.ts';

/** Sessions end after this time without use. */
const idleMs = idleSessionKeptDays * dayMs;
/** Sessions that wait for their second factor end after this time. */
export const pendingMs = 600_000;
/** Every session ends after this time. */
export const sessionMs = sessionKeptDays * dayMs;
/** Sessions of children in a class end after this time. */
const classSessionMs = classSessionHours * hourMs;
const reauthenticationMs = reauthenticationMinutes * minuteMs;
/** Minimum time between two updates of `lastUsedAt`. */
const touchMs = hourMs;
/** How long the former token of a session can take the device back once more, in case the response was lost. */
const formerTokenMs = minuteMs;

/** How the user was authenticated for a new session. */
export interface ProofOptions {
  /** Whether the second factor was entered; false by default. */
  readonly isFactorGiven?: boolean;
  /** Whether the user has just entered a password, here or at the provider; true by default. */
  readonly isReauthenticated?: boolean;
}

export interface NewSession {
  readonly token: string;
  readonly secondFactor: SecondFactorState;
}

/** A child in a class. */
export interface Seated {
  /** The owner of the class. */
  readonly ownerId: string;
  readonly learnerId: string;
  readonly seatId: string;
  /** When the session ends, in milliseconds since 1970 UTC. */
  readonly endMs: number;
}

/** Returns how long a session can last, in milliseconds. */
function longestOf({ secondFactor: factor, seatId }: Pick<SessionState, 'secondFactor' | 'seatId'>): number {
  if (factor === 'pending') return pendingMs;
  return seatId === null ? sessionMs : classSessionMs;
}

/** Stores the sessions of signed-in users. */
export class Sessions {
  readonly #database: Knex;
  readonly #now: () => number;
  /** Keyed by token, because hashing it would take longer than the rest of the lookup. */
  readonly #cache: RowCache<StoredSession>;

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#now = now;
    this.#cache = new RowCache(database, now);
  }

  /**
   * Creates a session and returns its token, which is not stored. If the account has a second factor that was not entered, the
   * session is `pending`.
   */
  async create(
    userId: string,
    device: string | null,
    { isFactorGiven = false, isReauthenticated = true }: ProofOptions = {},
  ): Promise<NewSession> {
    const token = newToken();
    const nowMs = this.#now();
    const hasFactor = 'exists (select 1 from second_factors where user_id = ? and on_at is not null)';
    const state = raw(`case when ${hasFactor} then ? else ? end`, [
      userId,
      isFactorGiven ? 'given' : 'pending',
      'none',
    ]);
    const { secondFactor } = await SessionModel.query(this.#database)
      .insert({
        id: randomUUID(),
        tokenHash: hashOf(token),
        userId,
        device,
        createdAt: nowMs,
        lastUsedAt: nowMs,
        secondFactor: state,
        reauthenticatedAt: isReauthenticated ? nowMs : null,
      })
      .returning('secondFactor');
    if (secondFactor !== 'pending') {
      await AccountModel.query(this.#database).findById(userId).patch({ lastSeenAt: nowMs });
    }
    return { token, secondFactor };
  }

  /** Creates the session of a child in a class and returns its token. */
  async createInClass(trx: Knex.Transaction, { ownerId, learnerId, seatId, endMs }: Seated): Promise<NewSession> {
    const token = newToken();
    const nowMs = this.#now();
    await SessionModel.query(trx).insert({
      id: randomUUID(),
      tokenHash: hashOf(token),
      userId: ownerId,
      learnerId,
      seatId,
      endsAt: endMs,
      device: null,
      createdAt: nowMs,
      lastUsedAt: nowMs,
      secondFactor: 'none',
      reauthenticatedAt: null,
    });
    return { token, secondFactor: 'none' };
  }

  /** Returns the session of a token; null if it has ended or never existed. */
  async find(token: string): Promise<SignedIn | null> {
    const found = await this.#cache.get(token, () => findSession(this.#database, token));
    if (found === null || this.#isExpired(found.session) || this.#isWithoutPlan(found)) return null;
    if (this.#now() - found.session.lastUsedAt >= touchMs) await this.#touch(token, found);
    return this.#signedIn(found);
  }

  /** Whether a token is of a child whose session only lacks the plan of the class. */
  async lacksPlan(token: string): Promise<boolean> {
    return (await this.#findWithoutPlan(token)) !== null;
  }

  /** Ends the session of a child that only lacks the plan of the class, so that it doesn't come back with the plan. */
  async endWithoutPlan(token: string): Promise<void> {
    const found = await this.#findWithoutPlan(token);
    if (found !== null) await this.end(found.row.id, found.session.id);
  }

  async #findWithoutPlan(token: string): Promise<StoredSession | null> {
    const found = await this.#cache.get(token, () => findSession(this.#database, token));
    return found !== null && !this.#isExpired(found.session) && this.#isWithoutPlan(found) ? found : null;
  }

  /** Returns the session whose token this was until the device was taken back a moment ago; null if there is none. */
  async findFormer(token: string): Promise<SignedIn | null> {
    const found = await findFormerSession(this.#database, token, this.#now() - formerTokenMs);
    return found === null || this.#isExpired(found.session) ? null : { ...this.#signedIn(found), isFormer: true };
  }

  #signedIn({ session, row, learner, owner }: StoredSession): SignedIn {
    const { id: sessionId, secondFactor, reauthenticatedAt } = session;
    const isReauthenticated =
      reauthenticatedAt !== null && Math.abs(this.#now() - reauthenticatedAt) < reauthenticationMs;
    const account = toUser(row, this.#now());
    const user = learner === null ? account : toPlayer(account, learner, this.#tierFor(learner, account, owner));
    return { sessionId, user, secondFactor, isReauthenticated };
  }

  /**
   * Makes a session a child's. The password counts as not entered, so that the grown-up must enter it again for what
   * requires that, even after taking the device back with the PIN.
   */
  async handOver(userId: string, sessionId: string, learnerId: string): Promise<void> {
    await SessionModel.query(this.#database)
      .where({ userId, id: sessionId })
      .patch({ learnerId, reauthenticatedAt: null });
    this.forget(userId);
  }

  /**
   * Makes a child's session the adult's again and returns its new token: anyone who has copied the former one is signed
   * out. If the response gets lost, the former one does it once more within `formerTokenMs`.
   */
  async takeBack(
    { user, sessionId, isFormer = false }: Pick<SignedIn, 'user' | 'sessionId' | 'isFormer'>,
    isReauthenticated: boolean,
  ): Promise<NewSession> {
    const { accountId: userId } = user;
    const token = newToken();
    const taking = SessionModel.query(this.#database).where({ userId, id: sessionId });
    // Of two requests at once, only one uses it.
    if (isFormer) void taking.whereNotNull('formerTokenHash');
    const [taken] = await taking
      .patch({
        tokenHash: hashOf(token),
        formerTokenHash: isFormer ? null : raw('token_hash'),
        takenBackAt: this.#now(),
        learnerId: null,
        reauthenticatedAt: isReauthenticated ? this.#now() : null,
      })
      .returning('secondFactor');
    this.forget(userId);
    if (taken === undefined) throw new ApiError('signed_out', 'You are signed out. Sign in and try again.');
    return { token, secondFactor: taken.secondFactor };
  }

  /** Records that the user has just entered the password in a session. */
  async reauthenticate(userId: string, sessionId: string): Promise<void> {
    await SessionModel.query(this.#database).where({ userId, id: sessionId }).patch({ reauthenticatedAt: this.#now() });
    this.forget(userId);
  }

  /** Returns the active sessions of a user, last used first, without those of children in classes. */
  async list(userId: string, currentId: string): Promise<SignedInSession[]> {
    const rows = await SessionModel.query(this.#database)
      .where({ userId, seatId: null })
      .orderBy('lastUsedAt', 'desc')
      .orderBy('id');
    return rows
      .filter((row) => !this.#isExpired(row) && row.secondFactor !== 'pending')
      .map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        signedInAt: isoOf(createdAt),
        lastUsedAt: isoOf(lastUsedAt),
        isCurrent: id === currentId,
      }));
  }

  /** Ends a session of a user. Returns false if there is none. */
  async end(userId: string, sessionId: string): Promise<boolean> {
    const ended = await SessionModel.query(this.#database).where({ userId, id: sessionId }).delete();
    this.forget(userId);
    return ended > 0;
  }

  /** Ends all sessions of a user, except the one with the ID `except` and those of children in classes. */
  async endAll(userId: string, { except, trx }: { except?: string; trx?: Knex.Transaction } = {}): Promise<void> {
    const all = SessionModel.query(trx ?? this.#database).where({ userId, seatId: null });
    await (except === undefined ? all : all.whereNot({ id: except })).delete();
    this.forget(userId);
  }

  /**
   * Removes a user from the cache, and the children whose plan is theirs. Must be called after every change to their row or
   * sessions.
   */
  forget(userId: string): void {
    this.#cache.forget(({ row, owner }) => row.id === userId || owner?.id === userId);
  }

  /** Empties the cache. Must be called after a change of learners, because any guardian can have sessions of them. */
  forgetAll(): void {
    this.#cache.forget();
  }

  /** Deletes expired sessions and returns their number. */
  async deleteExpired(nowMs: number): Promise<number> {
    return SessionModel.query(this.#database)
      .where('lastUsedAt', '<=', nowMs - idleMs)
      .orWhere('createdAt', '<=', nowMs - sessionMs)
      .orWhere((query) => void query.whereNotNull('seatId').where('createdAt', '<=', nowMs - classSessionMs))
      .orWhere('endsAt', '<=', nowMs)
      .orWhere((query) => void query.where({ secondFactor: 'pending' }).where('createdAt', '<=', nowMs - pendingMs))
      .delete();
  }

  #isExpired({ createdAt: created, lastUsedAt: used, endsAt: endMs, ...session }: SessionState): boolean {
    const nowMs = this.#now();
    if (endMs !== null && nowMs >= endMs) return true;
    return nowMs - used >= idleMs || nowMs - created >= longestOf(session);
  }

  /** Whether a child plays in a class whose plan has ended. The session works again with the plan. */
  #isWithoutPlan({ session: { seatId }, row }: StoredSession): boolean {
    return seatId !== null && classPlanOf(row, this.#now()).state === 'ended';
  }

  /** Returns the plan of a child: that of the class or of the account or, with a second guardian who has none, that of the owner. */
  #tierFor({ isInClass = false }: PlayingLearner, account: User, owner: UserRow | null): SubscriptionTier {
    if (isInClass) return 'classroom';
    return account.tier === 'free' && owner !== null ? toUser(owner, this.#now()).tier : account.tier;
  }

  async #touch(token: string, found: StoredSession): Promise<void> {
    const { session, row } = found;
    const nowMs = this.#now();
    this.#cache.set(token, { ...found, session: { ...session, lastUsedAt: nowMs } });
    await SessionModel.query(this.#database).findById(session.id).patch({ lastUsedAt: nowMs });
    await AccountModel.query(this.#database).findById(row.id).patch({ lastSeenAt: nowMs });
  }
}
