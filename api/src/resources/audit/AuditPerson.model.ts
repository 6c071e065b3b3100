import { Model, type RelationMappings } from 'objection';
import { AuditEntryModel } from './AuditEntry.model.ts';

/** The table `audit_people`: the accounts whose records were shown or exported. */
export class AuditPersonModel extends Model {
  static override readonly tableName = 'audit_people';
  static override readonly idColumn = ['entryId', 'userId'];

  declare readonly entryId: number;
  /** Not a foreign key: the log outlives accounts. */
  declare readonly userId: string;
  declare readonly entry?: AuditEntryModel;

  static override readonly relationMappings: RelationMappings = {
    entry: {
      relation: Model.BelongsToOneRelation,
      modelClass: AuditEntryModel,
      join: { from: 'audit_people.entryId', to: 'audit_log.id' },
    },
  };
}
