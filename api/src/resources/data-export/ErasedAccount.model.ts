import { Model, type ModelObject } from 'objection';

/** The table `erased_accounts`: IDs of erased accounts, children and classes, so that a restored backup does not bring them back. */
export class ErasedAccountModel extends Model {
  static override readonly tableName = 'erased_accounts';

  declare readonly id: string;
  /** Milliseconds since 1970 UTC. */
  declare readonly erased_at: number;
  /** `learner`: an erased child, or what the first learner of an account had done until then. */
  declare readonly kind: 'account' | 'learner' | 'class';
}

export type ErasedAccountRow = ModelObject<ErasedAccountModel>;
