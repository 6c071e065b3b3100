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
   * Part of the links in emails. Not hashed, because every later email needs it for its unsubscribe link, and it gives access to
   * nothing else.
   */
  declare readonly token: string;
  /** When the row is deleted unless confirmed; null if no email has been sent yet. */
  declare readonly confirm_by: number | null;
  /** When the address was confirmed; null if it has not been. */
  declare readonly confirmed_at: number | null;
  declare readonly created_at: number;
  /** When an email that the game is open was started; null before. */
  declare readonly announced_at: number | null;
}
