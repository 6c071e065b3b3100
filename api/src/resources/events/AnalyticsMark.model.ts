import { Model, type ModelObject } from 'objection';
import type { FactKind } from './facts.ts';

/** The table `analytics_marks`: a visitor was counted on that day. */
export class AnalyticsMarkModel extends Model {
  static override readonly tableName = 'analytics_marks';
  static override readonly idColumn = ['day', 'kind', 'name', 'session_id'];

  declare readonly day: string;
  declare readonly kind: FactKind;
  declare readonly name: string;
  declare readonly session_id: string;
}

export type MarkRow = ModelObject<AnalyticsMarkModel>;
