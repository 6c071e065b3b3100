import type { Knex } from 'knex';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { User } from '../../platform/http/caller.ts';
import { hashOf } from '../../platform/token.ts';
import type { ClassModel } from './Class.model.ts';
import { ClassInvitationModel } from './ClassInvitation.model.ts';

/** An invitation that can be accepted, with its class and its inviter's address. */
export interface OpenStaffInvitation {
  readonly row: ClassInvitationModel;
  readonly one: ClassModel;
  readonly inviter: string;
}

const expired = () => new ApiError('invitation_expired', 'This invitation has expired. Ask for a new one.');
export const used = () =>
  new ApiError('invitation_used', 'This invitation was already accepted. Sign in to see the class.');

/** Whether an invitation offers the class itself, which changes hands only after its owner has confirmed. */
export function isHandOver({ role }: Pick<ClassInvitationModel, 'role'>): boolean {
  return role === 'owner';
}

interface Reading {
  readonly token: string;
  /** Null: signed out. */
  readonly user: User | null;
  readonly nowMs: number;
}

/** Returns the open invitation of a token. Throws `ApiError` 410 if it is no longer open, and 409 if its sender opens it. */
export async function findStaffInvitation(
  database: Knex,
  { token, user, nowMs }: Reading,
): Promise<OpenStaffInvitation> {
  const row = await ClassInvitationModel.query(database)
    .findOne({ tokenHash: hashOf(token) })
    .withGraphFetched('[user, class]');
  if (row?.user === undefined || row.class === undefined) throw expired();
  if (row.usedAt !== null) throw used();
  if (row.expiresAt <= nowMs) throw expired();
  if (row.userId === user?.id)
    throw new ApiError('own_invitation', 'You sent this invitation. Open it in the browser of the other teacher.');
  return { row, one: row.class, inviter: row.user.email };
}
