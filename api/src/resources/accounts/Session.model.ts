import { Model, type ModelObject } from 'objection';
import type { SecondFactorState } from '../../platform/http/caller.ts';
import { type AccountModel, userRelation } from '../people/Account.model.ts';

/** The table `auth_sessions`. Times are milliseconds since 1970 UTC. */
export class SessionModel extends Model {
  static override readonly tableName = 'auth_sessions';
  static override readonly relationMappings = userRelation(this.tableName);

  declare readonly id: string;
  /** SHA-256 of the token, so that a copy of the database can't be used to sign in. */
  declare readonly tokenHash: string;
  declare readonly userId: string;
  /** Browser and operating system; null if unknown. */
  declare readonly device: string | null;
  declare readonly createdAt: number;
  /** Accurate to the hour. */
  declare readonly lastUsedAt: number;
  declare readonly secondFactor: SecondFactorState;
  /** When the password was last entered in this session; null if that was before the column was added. */
  declare readonly reauthenticatedAt: number | null;
  /** The child to whom the device was handed; null in an adult's session. The session ends with the learner. */
  declare readonly learnerId: string | null;
  /** The seat of a child who signed in to a class; `userId` is the owner of the class then. The session ends with the seat. */
  declare readonly seatId: string | null;
  /** When the session of a child in a class ends; null for others. */
  declare readonly endsAt: number | null;
  /** `tokenHash` before the device was taken back at `takenBackAt`; null once it was used again. */
  declare readonly formerTokenHash: string | null;
  declare readonly takenBackAt: number | null;
  declare readonly user?: AccountModel;
}

/** A row of `auth_sessions`, also as raw Knex returns it. */
export type SessionRow = ModelObject<SessionModel>;
