import { Model } from 'objection';

/** The table `invited_learners`: the children of an invitation. */
export class InvitedLearnerModel extends Model {
  static override readonly tableName = 'invited_learners';
  static override readonly idColumn = ['invitationId', 'learnerId'];

  declare readonly invitationId: string;
  declare readonly learnerId: string;
}
