import type { Role, SubscriptionStatus, SubscriptionTier } from '@countertop/contract/accounts/user';
import { Model, type ModelObject, type RelationMappings } from 'objection';

/** The table `users`. Times are milliseconds since 1970 UTC. */
export class AccountModel extends Model {
  static override readonly tableName = 'users';

  declare readonly id: string;
  /** In lower case. */
  declare readonly email: string;
  /** Argon2id as a PHC string; null until the address is confirmed, and for accounts of an identity provider. */
  declare readonly passwordHash: string | null;
  /** Argon2id of the PIN with which the device is taken back from a child. */
  declare readonly pinHash: string | null;
  /** Wrong PINs since the PIN was set or the last email about them. The first was at `wrongPinsSince`. */
  declare readonly wrongPins: number;
  declare readonly wrongPinsSince: number | null;
  declare readonly issuer: string | null;
  declare readonly subject: string | null;
  declare readonly displayName: string | null;
  declare readonly firstName: string | null;
  declare readonly lastName: string | null;
  declare readonly role: Role;
  declare readonly subscriptionTier: SubscriptionTier;
  declare readonly subscriptionStatus: SubscriptionStatus;
  declare readonly subscriptionEndAt: number | null;
  declare readonly adultConfirmedAt: number | null;
  declare readonly confirmedAt: number | null;
  declare readonly createdAt: number;
  declare readonly lastSeenAt: number;
}

/** A row of `users`, also as raw Knex returns it. */
export type UserRow = ModelObject<AccountModel>;

/** Returns the relation `user` for a table whose column `userId` refers to an account. */
export function userRelation(tableName: string): RelationMappings {
  return {
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: `${tableName}.userId`, to: `${AccountModel.tableName}.id` },
    },
  };
}
