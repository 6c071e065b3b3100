import { Model, type ModelObject } from 'objection';

/** The table `erased_accounts`: IDs of accounts, children and classes that people have erased, so that a restored backup does not bring them back. */
export class ErasedAccountModel extends Model {
  static override readonly tableName: string = 'erased_accounts';

  declare readonly id: string;
  /** Milliseconds since 1970 UTC. */
  declare readonly erasedAt: number;
  /** `learner`: an erased child, or what the first learner of an account had done until then. */
  declare readonly kind: 'account' | 'learner' | 'class';
}

/** The table `erased_by_age`: the same for what retention has erased, so that a restore can undo the deletions of a wrong clock. */
export class ErasedByAgeModel extends ErasedAccountModel {
  static override readonly tableName = 'erased_by_age';
}

export type ErasedAccountRow = ModelObject<ErasedAccountModel>;
