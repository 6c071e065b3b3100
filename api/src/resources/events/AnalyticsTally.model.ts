import { Model, type ModelObject } from 'objection';
import type { FactKind } from './facts.ts';

/** The table `analytics_tallies`: counts of sessions and events. */
export class AnalyticsTallyModel extends Model {
  static override readonly tableName = 'analytics_tallies';
  static override readonly idColumn = ['kind', 'day', 'name'];

  declare readonly kind: FactKind;
  /** UTC day as YYYY-MM-DD, or `all` for the sum of all days. */
  declare readonly day: string;
  declare readonly name: string;
  declare readonly count: number;
  /** Unique visitors, each counted once a day; 0 for kinds that do not count them. */
  declare readonly people: number;
}

export type TallyRow = ModelObject<AnalyticsTallyModel>;
