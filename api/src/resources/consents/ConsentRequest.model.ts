import { Model } from 'objection';

/** The table `consent_requests`: emails that wait for the consent of a guardian. */
export class ConsentRequestModel extends Model {
  static override readonly tableName = 'consent_requests';
  static override readonly idColumn = ['learnerId', 'userId'];

  declare readonly learnerId: string;
  declare readonly userId: string;
  /** SHA-256 of the token in the link. */
  declare readonly tokenHash: string;
  declare readonly noticeVersion: number;
  /** Milliseconds since 1970 UTC. */
  declare readonly expiresAt: number;
}
