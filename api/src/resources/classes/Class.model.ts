import type { AgeBand } from '@countertop/engine/problems/band';
import { Model } from 'objection';

/** The table `classes`. Times are milliseconds since 1970 UTC. */
export class ClassModel extends Model {
  static override readonly tableName = 'classes';

  declare readonly id: string;
  declare readonly name: string;
  declare readonly band: AgeBand;
  /** The code that children enter to find their name while sign-in is open. */
  declare readonly code: string;
  /** Last day of the class, YYYY-MM-DD. */
  declare readonly endsOn: string;
  /** Null while sign-in by code is closed. */
  declare readonly openUntil: number | null;
  /** Version of the notice to schools that the teacher agreed to. */
  declare readonly noticeVersion: number;
  declare readonly version: number;
  declare readonly createdAt: number;
  declare readonly updatedAt: number;
}
