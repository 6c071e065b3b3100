import { Model } from 'objection';

/** The table `early_access`. Times are milliseconds since 1970 UTC. */
export class EarlyAccessModel extends Model {
  static override readonly tableName = 'early_access';

  declare readonly id: number;
  /** In lower case. */
  declare readonly email: string;
  declare readonly gameTitle: string;
  declare readonly source: string;
  /**
   * Part of the links in emails. Not hashed, because every later email needs it for its unsubscribe link, and it gives access to
   * nothing else.
   */
  declare readonly token: string;
  /** When the row is deleted unless confirmed; null if no email has been sent yet. */
  declare readonly confirmBy: number | null;
  /** When the address was confirmed; null if it has not been. */
  declare readonly confirmedAt: number | null;
  declare readonly createdAt: number;
  /** When an email that the game is open was started; null before. */
  declare readonly announcedAt: number | null;
}
