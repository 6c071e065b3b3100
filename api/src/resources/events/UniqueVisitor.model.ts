import { Model, type ModelObject } from 'objection';
import type { CounterKind } from './counters.ts';

/** The table `analytics_visitors`: the visitors that each counter has counted on a day. */
export class UniqueVisitorModel extends Model {
  static override readonly tableName = 'analytics_visitors';
  static override readonly idColumn = ['day', 'kind', 'name', 'sessionId'];

  declare readonly day: string;
  declare readonly kind: CounterKind;
  declare readonly name: string;
  declare readonly sessionId: string;
}

export type UniqueVisitorRow = ModelObject<UniqueVisitorModel>;
