import { Model, type ModelObject } from 'objection';

/** The table `erased_accounts`, so that a restored backup does not bring them back. */
export class ErasedAccountModel extends Model {
  static override readonly tableName = 'erased_accounts';

  declare readonly id: string;
  /** Milliseconds since 1970 UTC. */
  declare readonly erased_at: number;
}

/** A row of `erased_accounts`. */
export type ErasedAccountRow = ModelObject<ErasedAccountModel>;
