import type { CertificateId } from '@countertop/engine/rewards/award';
import { Model, type ModelObject } from 'objection';

/** The table `certificates`. A learner holds each certificate at most once. */
export class CertificateModel extends Model {
  static override readonly tableName = 'certificates';

  declare readonly id: string;
  declare readonly learnerId: string;
  declare readonly certificateType: CertificateId;
  declare readonly title: string;
  declare readonly description: string;
  declare readonly skillLevel: string;
  declare readonly score: number;
  declare readonly challengesCompleted: number;
  /** Percent. */
  declare readonly accuracy: number;
  declare readonly timeSpentSeconds: number;
  declare readonly checkCode: string;
  /** Milliseconds since 1970 UTC. */
  declare readonly earnedAt: number;
}

export type CertificateRow = ModelObject<CertificateModel>;
