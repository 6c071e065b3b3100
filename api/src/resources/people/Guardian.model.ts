import { Model, type RelationMappings } from 'objection';
import type { GuardianRole } from '../../platform/http/caller.ts';
import { type AccountModel, userRelation } from './Account.model.ts';
import { LearnerModel } from './Learner.model.ts';

/** The table `guardians`: which accounts may see a learner. */
export class GuardianModel extends Model {
  static override readonly tableName = 'guardians';
  static override readonly idColumn = ['learner_id', 'user_id'];
  static override readonly relationMappings: RelationMappings = {
    ...userRelation(this.tableName),
    learner: {
      relation: Model.BelongsToOneRelation,
      modelClass: LearnerModel,
      join: { from: 'guardians.learner_id', to: 'learners.id' },
    },
  };

  declare readonly learner_id: string;
  declare readonly user_id: string;
  declare readonly role: GuardianRole;
  /** Milliseconds since 1970 UTC. */
  declare readonly created_at: number;
  declare readonly learner?: LearnerModel;
  declare readonly user?: AccountModel;
}
