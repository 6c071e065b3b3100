import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { AccountModel } from '../people/Account.model.ts';
import type { User } from '../../platform/http/caller.ts';
import { hashOf } from '../../platform/token.ts';
import type { LearnerModel } from '../people/Learner.model.ts';
import { FamilyInvitationModel } from './FamilyInvitation.model.ts';

/** An invitation that can be accepted, with its inviter and children. */
export interface OpenInvitation extends FamilyInvitationModel {
  readonly user: AccountModel;
  readonly learners: LearnerModel[];
}

const expired = () => new ApiError('invitation_expired', 'This invitation has expired. Ask for a new one.');
export const used = () =>
  new ApiError('invitation_used', 'This invitation was already accepted. Sign in to see the family.');

/** Selects the open invitations of an account. */
export function openInvitations(database: Knex, userId: string, nowMs: number): QueryBuilder<FamilyInvitationModel> {
  return FamilyInvitationModel.query(database).where({ userId }).whereNull('usedAt').where('expiresAt', '>', nowMs);
}

interface Reading {
  readonly token: string;
  /** Null: signed out. */
  readonly user: User | null;
  readonly nowMs: number;
}

/** Returns the invitation of a token. Throws `ApiError` 410 if it is not open, 409 for its inviter. */
export async function findInvitation(database: Knex, { token, user: reader, nowMs }: Reading): Promise<OpenInvitation> {
  const found = await FamilyInvitationModel.query(database)
    .findOne({ tokenHash: hashOf(token) })
    .withGraphFetched('[user, learners]');
  if (found?.user === undefined) throw expired();
  if (found.usedAt !== null) throw used();
  const { user, learners = [] } = found;
  // Withdrawn and old ones are deleted, and children may have been erased.
  if (found.expiresAt <= nowMs || learners.length === 0) throw expired();
  if (user.id === reader?.id)
    throw new ApiError('own_invitation', 'You sent this invitation. Open it in the browser of the other grown-up.');
  return Object.assign(found, { user, learners });
}
