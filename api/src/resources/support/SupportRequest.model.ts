import type { SupportTopic } from '@countertop/contract/site/support.limits';
import { Model } from 'objection';
import { type AccountModel, userRelation } from '../people/Account.model.ts';

/** The table `support_requests`. Times are milliseconds since 1970 UTC. */
export class SupportRequestModel extends Model {
  static override readonly tableName = 'support_requests';
  static override readonly relationMappings = userRelation(this.tableName);

  declare readonly id: number;
  /** Null if the sender was signed out, or once the account is gone. */
  declare readonly user_id: string | null;
  /** In lower case. */
  declare readonly email: string;
  declare readonly topic: SupportTopic;
  declare readonly message: string;
  /** ID of the request that failed; null if the sender gave none. */
  declare readonly reference: string | null;
  declare readonly request_id: string;
  declare readonly due_at: number;
  declare readonly created_at: number;
  /** Null until an administrator marks it as answered. */
  declare readonly answered_at: number | null;
  declare readonly answered_by: string | null;
  declare readonly user?: AccountModel | null;
}
