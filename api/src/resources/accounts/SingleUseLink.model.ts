import { Model } from 'objection';
import { type AccountModel, userRelation } from '../people/Account.model.ts';

export type LinkPurpose = 'confirm' | 'reset' | 'remove-factor' | 'keep-factor' | 'change-email';

/** The table `single_use_links`. */
export class SingleUseLinkModel extends Model {
  static override readonly tableName = 'single_use_links';
  static override readonly idColumn = 'tokenHash';
  static override readonly relationMappings = userRelation(this.tableName);

  /** SHA-256 of the token in the link. */
  declare readonly tokenHash: string;
  declare readonly userId: string;
  declare readonly purpose: LinkPurpose;
  /** Path to continue at. */
  declare readonly returnTo: string | null;
  /** The address the account gets, for `change-email`. */
  declare readonly newEmail: string | null;
  /** Milliseconds since 1970 UTC. */
  declare readonly expiresAt: number;
  declare readonly user?: AccountModel;
}
