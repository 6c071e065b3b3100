import { Model } from 'objection';

/** The table `invited_learners`: the children of an invitation. */
export class InvitedLearnerModel extends Model {
  static override readonly tableName = 'invited_learners';
  static override readonly idColumn = ['invitation_id', 'learner_id'];

  declare readonly invitation_id: string;
  declare readonly learner_id: string;
}
