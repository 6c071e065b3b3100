import type { SupportTopic } from '@countertop/contract/site/support.limits';
import { Model } from 'objection';
import { type AccountModel, userRelation } from '../people/Account.model.ts';

/** The table `support_requests`. Times are milliseconds since 1970 UTC. */
export class SupportRequestModel extends Model {
  static override readonly tableName = 'support_requests';
  static override readonly relationMappings = userRelation(this.tableName);

  declare readonly id: number;
  /** Null if the sender was signed out, or once the account is gone. */
  declare readonly userId: string | null;
  /** In lower case. */
  declare readonly email: string;
  declare readonly topic: SupportTopic;
  declare readonly message: string;
  /** ID of the request that failed; null if the sender gave none. */
  declare readonly reference: string | null;
  declare readonly requestId: string;
  declare readonly dueAt: number;
  declare readonly createdAt: number;
  /** Null until an administrator marks it as answered. */
  declare readonly answeredAt: number | null;
  declare readonly answeredBy: string | null;
  declare readonly user?: AccountModel | null;
}
