import { Model, type RelationMappings } from 'objection';
import { type AccountModel, userRelation } from '../people/Account.model.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { askerRelation } from './invitationStep.ts';

/** The table `family_invitations`: guardians who were invited by email. Times are milliseconds since 1970 UTC. */
export class FamilyInvitationModel extends Model {
  static override readonly tableName = 'family_invitations';
  static override readonly relationMappings: RelationMappings = {
    ...userRelation(this.tableName),
    ...askerRelation(this.tableName),
    learners: {
      relation: Model.ManyToManyRelation,
      modelClass: LearnerModel,
      // As on the family page.
      modify: (learners) => learners.orderBy(['learners.created_at', 'learners.id']),
      join: {
        from: 'family_invitations.id',
        through: { from: 'invited_learners.invitation_id', to: 'invited_learners.learner_id' },
        to: 'learners.id',
      },
    },
  };

  declare readonly id: string;
  /** SHA-256 of the token in the link. */
  declare readonly token_hash: string;
  /** The inviter. */
  declare readonly user_id: string;
  /** In lower case. */
  declare readonly email: string;
  declare readonly created_at: number;
  declare readonly expires_at: number;
  /** When it was accepted; null if it is open. */
  declare readonly used_at: number | null;
  /** See `Invited`. */
  declare readonly asked_by: string | null;
  declare readonly user?: AccountModel;
  declare readonly asker?: AccountModel | null;
  declare readonly learners?: LearnerModel[];
}
