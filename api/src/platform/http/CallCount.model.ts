import { Model, type ModelObject } from 'objection';

/** The table `call_limits`: how often a caller called within a window. */
export class CallCountModel extends Model {
  static override readonly tableName = 'call_limits';
  static override readonly idColumn = 'key';

  /** Name of the limit and an HMAC of the caller. */
  declare readonly key: string;
  /** Calls in the window so far. */
  declare readonly points: number;
  /** When the window is over, in milliseconds since 1970 UTC. */
  declare readonly expire: number;
}

export type CallCount = Pick<ModelObject<CallCountModel>, 'points' | 'expire'>;
