import { Model } from 'objection';

/** A row of `early_access`. Times are milliseconds since 1970 UTC. */
export class EarlyAccessModel extends Model {
  static override readonly tableName = 'early_access';

  declare id: number;
  /** In lower case. */
  declare email: string;
  declare game_title: string;
  declare source: string;
  /**
   * Part of the links in mails of the list. Not hashed: every later mail needs it for its unsubscribe link, and it gives
   * access to nothing else.
   */
  declare token: string;
  /** When the row is deleted unless its address is confirmed; null if no mail has been sent yet. */
  declare confirm_by: number | null;
  /** When the owner of the address confirmed it; null before that. */
  declare confirmed_at: number | null;
  declare created_at: number;
}
