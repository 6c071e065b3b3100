import { Model } from 'objection';
import { type AccountModel, userRelation } from '../../people/Account.model.ts';

/** The table `second_factors`. Times are milliseconds since 1970 UTC. */
export class SecondFactorModel extends Model {
  static override readonly tableName = 'second_factors';
  static override readonly idColumn = 'userId';
  static override readonly relationMappings = userRelation(this.tableName);

  declare readonly userId: string;
  /** Encrypted with a key that is not in the database. */
  declare readonly secret: string;
  declare readonly madeAt: number;
  /** Null until the first code has shown that the user's app has the secret. */
  declare readonly onAt: number | null;
  /** Time step of the last code used, because each code works once. */
  declare readonly lastStep: number | null;
  /** When it will be removed; null if no removal was requested. */
  declare readonly removalDueAt: number | null;
  declare readonly user?: AccountModel;
}
