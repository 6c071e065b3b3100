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
      modify: (learners) => learners.orderBy(['learners.createdAt', 'learners.id']),
      join: {
        from: 'family_invitations.id',
        through: { from: 'invited_learners.invitationId', to: 'invited_learners.learnerId' },
        to: 'learners.id',
      },
    },
  };

  declare readonly id: string;
  /** SHA-256 of the token in the link. */
  declare readonly tokenHash: string;
  /** The inviter. */
  declare readonly userId: string;
  /** In lower case. */
  declare readonly email: string;
  declare readonly createdAt: number;
  declare readonly expiresAt: number;
  /** When it was accepted; null if it is open. */
  declare readonly usedAt: number | null;
  /** See `Invited`. */
  declare readonly askedBy: string | null;
  declare readonly user?: AccountModel;
  declare readonly asker?: AccountModel | null;
  declare readonly learners?: LearnerModel[];
}
