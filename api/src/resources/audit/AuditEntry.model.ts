import type { AuditAction } from '@countertop/contract/accounts/auditLog';
import { Model, type RelationMappings } from 'objection';
import { AccountModel } from '../people/Account.model.ts';

/** The table `audit_log`. Triggers reject updates and deletes. */
export class AuditEntryModel extends Model {
  static override readonly tableName = 'audit_log';

  declare readonly id: number;
  /** Milliseconds since 1970 UTC. */
  declare readonly at: number;
  /** Not a foreign key: the log outlives accounts. */
  declare readonly adminId: string;
  declare readonly action: AuditAction;
  /** Number of people whose records were shown, including those without an account. */
  declare readonly people: number;
  /** Unique, so that repeated views of the same people within an hour are one entry. */
  declare readonly viewKey: string;
  /** Missing once the account is erased. */
  declare readonly admin?: AccountModel | null;

  static override readonly relationMappings: RelationMappings = {
    admin: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'audit_log.adminId', to: 'users.id' },
    },
  };
}
