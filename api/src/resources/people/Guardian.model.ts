import { Model, type RelationMappings } from 'objection';
import type { GuardianRole } from '../../platform/http/caller.ts';
import { type AccountModel, userRelation } from './Account.model.ts';
import { LearnerModel } from './Learner.model.ts';

/** The table `guardians`: which accounts may see a learner. */
export class GuardianModel extends Model {
  static override readonly tableName = 'guardians';
  static override readonly idColumn = ['learnerId', 'userId'];
  static override readonly relationMappings: RelationMappings = {
    ...userRelation(this.tableName),
    learner: {
      relation: Model.BelongsToOneRelation,
      modelClass: LearnerModel,
      join: { from: 'guardians.learnerId', to: 'learners.id' },
    },
  };

  declare readonly learnerId: string;
  declare readonly userId: string;
  declare readonly role: GuardianRole;
  /** Milliseconds since 1970 UTC. */
  declare readonly createdAt: number;
  declare readonly learner?: LearnerModel;
  declare readonly user?: AccountModel;
}
