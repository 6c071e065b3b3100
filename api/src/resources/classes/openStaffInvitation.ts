import type { Knex } from 'knex';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { hashOf } from '../accounts/token.ts';
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

/** Returns the open invitation of a token. Throws `ApiError` 410 if there is none. */
export async function findStaffInvitation(database: Knex, token: string, nowMs: number): Promise<OpenStaffInvitation> {
  const row = await ClassInvitationModel.query(database)
    .findOne({ token_hash: hashOf(token) })
    .withGraphFetched('[user, class]');
  if (row?.user === undefined || row.class === undefined) throw expired();
  if (row.used_at !== null) throw used();
  if (row.expires_at <= nowMs) throw expired();
  return { row, one: row.class, inviter: row.user.email };
}
