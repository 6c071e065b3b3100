import type { Role, SubscriptionStatus, SubscriptionTier } from '@countertop/contract/accounts/user';
import { Model, type ModelObject, type RelationMappings } from 'objection';

/** The table `users`. Times are milliseconds since 1970 UTC. */
export class AccountModel extends Model {
  static override readonly tableName = 'users';

  declare readonly id: string;
  /** In lower case. */
  declare readonly email: string;
  /** Argon2id as a PHC string; null until the address is confirmed, and for accounts of an identity provider. */
  declare readonly password_hash: string | null;
  /** Argon2id of the PIN with which the device is taken back from a child. */
  declare readonly pin_hash: string | null;
  /** Wrong PINs since the PIN was set or the last email about them. The first was at `wrong_pins_since`. */
  declare readonly wrong_pins: number;
  declare readonly wrong_pins_since: number | null;
  declare readonly issuer: string | null;
  declare readonly subject: string | null;
  declare readonly display_name: string | null;
  declare readonly first_name: string | null;
  declare readonly last_name: string | null;
  declare readonly role: Role;
  declare readonly subscription_tier: SubscriptionTier;
  declare readonly subscription_status: SubscriptionStatus;
  declare readonly subscription_end_at: number | null;
  declare readonly adult_confirmed_at: number | null;
  declare readonly confirmed_at: number | null;
  declare readonly created_at: number;
  declare readonly last_seen_at: number;
}

/** A row of `users`, also as raw Knex returns it. */
export type UserRow = ModelObject<AccountModel>;

/** Returns the relation `user` for a table whose column `user_id` refers to an account. */
export function userRelation(tableName: string): RelationMappings {
  return {
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: `${tableName}.user_id`, to: `${AccountModel.tableName}.id` },
    },
  };
}
