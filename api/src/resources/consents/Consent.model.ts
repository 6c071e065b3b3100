import type { ConsentEntry } from '@countertop/contract/family/consent';
import { Model } from 'objection';
import { AccountModel } from '../people/Account.model.ts';

/** The table `consents`: decisions of guardians about storing what a child does. Triggers prevent changes. */
export class ConsentModel extends Model {
  static override readonly tableName = 'consents';
  static override readonly useLimitInFirst = true;
  static override readonly relationMappings = {
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'consents.userId', to: 'users.id' },
    },
  };

  declare readonly id: number;
  declare readonly learnerId: string;
  /** The account may be gone. */
  declare readonly userId: string;
  declare readonly decision: ConsentEntry['decision'];
  declare readonly method: ConsentEntry['method'];
  declare readonly noticeVersion: number;
  /** Receipt number of the payment, or SHA-256 of the token in the email's link. */
  declare readonly evidence: string | null;
  /** Milliseconds since 1970 UTC. */
  declare readonly at: number;
  declare readonly user?: AccountModel | null;
}
