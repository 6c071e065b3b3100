import type { StaffRole } from '@countertop/contract/classes/classes';
import { Model, type RelationMappings } from 'objection';
import { type AccountModel, userRelation } from '../people/Account.model.ts';
import { askerRelation } from '../family/invitationStep.ts';
import { ClassModel } from './Class.model.ts';

/** The table `class_invitations`: staff who were invited by email. Times are milliseconds since 1970 UTC. */
export class ClassInvitationModel extends Model {
  static override readonly tableName = 'class_invitations';
  static override readonly relationMappings: RelationMappings = {
    ...userRelation(this.tableName),
    ...askerRelation(this.tableName),
    class: {
      relation: Model.BelongsToOneRelation,
      modelClass: ClassModel,
      join: { from: 'class_invitations.classId', to: 'classes.id' },
    },
  };

  declare readonly id: string;
  declare readonly classId: string;
  /** SHA-256 of the token in the link. */
  declare readonly tokenHash: string;
  /** In lower case. */
  declare readonly email: string;
  declare readonly role: StaffRole;
  /** The inviter. */
  declare readonly userId: string;
  declare readonly createdAt: number;
  declare readonly expiresAt: number;
  /** When it was accepted; null if it is open. */
  declare readonly usedAt: number | null;
  /** See `Invited`. */
  declare readonly askedBy: string | null;
  declare readonly user?: AccountModel;
  declare readonly asker?: AccountModel | null;
  declare readonly class?: ClassModel;
}
