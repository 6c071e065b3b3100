import { Model } from 'objection';

/** The table `early_access`. Times are milliseconds since 1970 UTC. */
export class EarlyAccessModel extends Model {
  static override readonly tableName = 'early_access';

  declare readonly id: number;
  /** In lower case. */
  declare readonly email: string;
  declare readonly game_title: string;
  declare readonly source: string;
  /**
   * Part of the links in mails of the list. Not hashed: every later mail needs it for its unsubscribe link, and it gives
   * access to nothing else.
   */
  declare readonly token: string;
  /** When the row is deleted unless its address is confirmed; null if no mail has been sent yet. */
  declare readonly confirm_by: number | null;
  /** When the owner of the address confirmed it; null before that. */
  declare readonly confirmed_at: number | null;
  declare readonly created_at: number;
}
