import { Model, type ModelObject } from 'objection';
import type { CounterKind } from './counters.ts';

/** The table `analytics_counters`: counters of sessions and events. */
export class EventCounterModel extends Model {
  static override readonly tableName = 'analytics_counters';
  static override readonly idColumn = ['kind', 'day', 'name'];

  declare readonly kind: CounterKind;
  /** UTC day as YYYY-MM-DD, or `all` for the total of all days. */
  declare readonly day: string;
  declare readonly name: string;
  declare readonly count: number;
  /** Unique visitors per day, added up; 0 for kinds without unique visitors. */
  declare readonly people: number;
}

export type CounterRow = ModelObject<EventCounterModel>;

export type CounterId = Pick<CounterRow, 'day' | 'kind' | 'name'>;

/** Returns the map key of a counter. */
export const counterKey = ({ day, kind, name }: CounterId) => `${day}\n${kind}\n${name}`;
