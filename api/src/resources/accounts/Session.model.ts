import { Model, type ModelObject } from 'objection';
import { type AccountModel, userRelation } from './Account.model.ts';

/** `none`: the account has no second factor. `pending`: nobody is signed in until it is entered. */
export type SecondFactorState = 'none' | 'pending' | 'given';

/** The table `auth_sessions`. Times are milliseconds since 1970 UTC. */
export class SessionModel extends Model {
  static override readonly tableName = 'auth_sessions';
  static override readonly relationMappings = userRelation(this.tableName);

  declare readonly id: string;
  /** SHA-256 of the token: a copy of the data lets nobody in. */
  declare readonly token_hash: string;
  declare readonly user_id: string;
  /** Browser and operating system; null if unknown. */
  declare readonly device: string | null;
  declare readonly created_at: number;
  /** To the hour. */
  declare readonly last_used_at: number;
  declare readonly second_factor: SecondFactorState;
  /** When the password was last entered in this session; null if it was not since this is recorded. */
  declare readonly reauthenticated_at: number | null;
  declare readonly user?: AccountModel;
}

/** A row of `auth_sessions`, also as raw Knex returns it. */
export type SessionRow = ModelObject<SessionModel>;
