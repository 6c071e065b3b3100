import { Model, type RelationMappings } from 'objection';
import { LearnerModel } from './Learner.model.ts';

/** The table `guardians`: which accounts may see a learner. */
export class GuardianModel extends Model {
  static override readonly tableName = 'guardians';
  static override readonly idColumn = ['learner_id', 'user_id'];
  static override readonly relationMappings: RelationMappings = {
    learner: {
      relation: Model.BelongsToOneRelation,
      modelClass: LearnerModel,
      join: { from: 'guardians.learner_id', to: 'learners.id' },
    },
  };

  declare readonly learner_id: string;
  declare readonly user_id: string;
  /** The learner is erased with the account of its owner. */
  declare readonly role: 'owner' | 'second';
  /** Milliseconds since 1970 UTC. */
  declare readonly created_at: number;
  declare readonly learner?: LearnerModel;
}
