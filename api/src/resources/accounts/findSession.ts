import type { Knex } from 'knex';
import type { UserRow } from '../people/Account.model.ts';
import type { PlayingLearner } from '../people/currentUser.ts';
import type { SessionRow } from './Session.model.ts';
import { hashOf } from '../../platform/token.ts';

export type SessionState = Pick<
  SessionRow,
  'id' | 'createdAt' | 'lastUsedAt' | 'secondFactor' | 'reauthenticatedAt' | 'seatId' | 'endsAt'
>;

/** A stored session with its account. */
export interface StoredSession {
  readonly session: SessionState;
  readonly row: UserRow;
  /** The child who plays in the session; null in an adult's. */
  readonly learner: PlayingLearner | null;
  /** The account that the child belongs to, whose plan covers all devices of the child. */
  readonly owner: UserRow | null;
}

/** A row of `users` joined with a session and its learner. */
interface JoinedSession extends UserRow, Omit<SessionState, 'id' | 'createdAt'> {
  readonly sessionId: string;
  readonly sessionCreatedAt: number;
  readonly learnerId: string | null;
  readonly nickname: PlayingLearner['nickname'];
  readonly picture: PlayingLearner['picture'];
  readonly band: PlayingLearner['band'];
}

/** Which sessions to look for. */
type Wanted = Readonly<Partial<Record<'tokenHash' | 'formerTokenHash', string>>>;

/** Returns the stored session of a token, even if it has expired, or null if there isn't one. */
export function findSession(database: Knex, token: string): Promise<StoredSession | null> {
  return readSession(database, { tokenHash: hashOf(token) });
}

/** Returns the session that had a token until the device was taken back at `sinceMs` or later, in milliseconds since 1970 UTC. */
export function findFormerSession(database: Knex, token: string, sinceMs: number): Promise<StoredSession | null> {
  return readSession(database, { formerTokenHash: hashOf(token) }, sinceMs);
}

async function readSession(database: Knex, wanted: Wanted, takenBackSinceMs?: number): Promise<StoredSession | null> {
  // Raw Knex: this runs for every request of a signed-in user on PostgreSQL. `withGraphJoined` takes 2.5 times the CPU
  // there (194 instead of 79 µs), and 1.9 times on SQLite (152 instead of 80 µs).
  const query = database('auth_sessions').where(wanted);
  if (takenBackSinceMs !== undefined) void query.where('takenBackAt', '>=', takenBackSinceMs);
  const joined: JoinedSession | undefined = await query
    .join('users', 'users.id', 'auth_sessions.userId')
    .leftJoin('learners', 'learners.id', 'auth_sessions.learnerId')
    .first(
      'users.*',
      'auth_sessions.id as sessionId',
      'auth_sessions.createdAt as sessionCreatedAt',
      'auth_sessions.lastUsedAt',
      'auth_sessions.secondFactor',
      'auth_sessions.reauthenticatedAt',
      'auth_sessions.learnerId',
      'auth_sessions.seatId',
      'auth_sessions.endsAt',
      'learners.nickname',
      'learners.picture',
      'learners.band',
    );
  if (joined === undefined) return null;
  const { sessionId: id, sessionCreatedAt: createdAt, learnerId, ...rest } = joined;
  const { lastUsedAt, secondFactor, reauthenticatedAt, seatId, endsAt, nickname, picture, band, ...row } = rest;
  return {
    session: { id, createdAt, lastUsedAt, secondFactor, reauthenticatedAt, seatId, endsAt },
    row,
    learner:
      learnerId === null
        ? null
        : { id: learnerId, nickname, picture, band, ...(seatId !== null && { isInClass: true }) },
    // A class's sessions are of its owner, and its children have no guardians.
    owner: learnerId === null || seatId !== null ? null : await findOwner(database, learnerId),
  };
}

async function findOwner(database: Knex, learnerId: string): Promise<UserRow | null> {
  const owner: UserRow | undefined = await database('users')
    .join('guardians', 'guardians.userId', 'users.id')
    .where({ learnerId, 'guardians.role': 'owner' })
    .first('users.*');
  return owner ?? null;
}
