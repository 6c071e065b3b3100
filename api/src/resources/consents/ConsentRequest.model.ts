import { Model } from 'objection';

/** The table `consent_requests`: emails that wait for the consent of a guardian. */
export class ConsentRequestModel extends Model {
  static override readonly tableName = 'consent_requests';
  static override readonly idColumn = ['learner_id', 'user_id'];

  declare readonly learner_id: string;
  declare readonly user_id: string;
  /** SHA-256 of the token in the link. */
  declare readonly token_hash: string;
  declare readonly notice_version: number;
  /** Milliseconds since 1970 UTC. */
  declare readonly expires_at: number;
}
