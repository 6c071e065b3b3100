import type { CertificateId } from '@countertop/engine/rewards/award';
import { Model, type ModelObject } from 'objection';

/** The table `certificates`. A learner holds each certificate at most once. */
export class CertificateModel extends Model {
  static override readonly tableName = 'certificates';

  declare readonly id: string;
  declare readonly learner_id: string;
  declare readonly certificate_type: CertificateId;
  declare readonly title: string;
  declare readonly description: string;
  declare readonly skill_level: string;
  declare readonly score: number;
  declare readonly challenges_completed: number;
  /** Percent. */
  declare readonly accuracy: number;
  declare readonly time_spent_seconds: number;
  declare readonly check_code: string;
  /** Milliseconds since 1970 UTC. */
  declare readonly earned_at: number;
}

export type CertificateRow = ModelObject<CertificateModel>;
