import type { InvitationStep } from '@countertop/contract/family/invitation';
import { Model, type RelationMappings } from 'objection';
import { AccountModel } from '../people/Account.model.ts';
import type { User } from '../../platform/http/caller.ts';

/** Columns that the tables of invitations have in common. */
export interface Invited {
  /** The inviter. */
  readonly userId: string;
  /** Address that it was sent to, in lower case. */
  readonly email: string;
  /**
   * The account that asks to accept it and waits for the inviter to confirm; null if none does. The inviter after somebody was refused:
   * strangers have the link, so nobody but the invited address can use it.
   */
  readonly askedBy: string | null;
}

/** Returns the relation `asker` for a table whose column `askedBy` refers to an account. */
export function askerRelation(tableName: string): RelationMappings {
  return {
    asker: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: `${tableName}.askedBy`, to: `${AccountModel.tableName}.id` },
    },
  };
}

/** Returns who asks to accept an invitation, as the inviter sees them. */
export function askerOf({
  asker,
  userId: inviterId,
}: Pick<Invited, 'userId'> & { readonly asker?: AccountModel | null }): { userId: string; email: string } | null {
  return asker && asker.id !== inviterId ? { userId: asker.id, email: asker.email } : null;
}

export function isFor({ email }: Pick<Invited, 'email'>, user: Pick<User, 'email'> | null): boolean {
  return user !== null && user.email === email;
}

/**
 * Returns what a reader can do with an open invitation; null if somebody else already asks to accept it. `mustAsk`: the inviter must
 * confirm the invited address as well.
 */
export function stepOf(invitation: Invited, user: User | null, mustAsk: boolean): InvitationStep | null {
  if (user === null) return 'sign_in';
  if (isFor(invitation, user) && !mustAsk) return 'accept';
  if (invitation.askedBy === user.id) return 'asked';
  return invitation.askedBy === null || isFor(invitation, user) ? 'ask' : null;
}
