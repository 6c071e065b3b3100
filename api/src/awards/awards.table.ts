import type { CertificateId } from '@countertop/engine/award';

/** A line of `badges`; `earned_at` is milliseconds since 1970 UTC. */
export interface BadgeRow {
  readonly id: string;
  readonly user_id: string;
  readonly badge_type: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly earned_at: number;
}

/** A line of `certificates`. */
export interface CertificateRow {
  readonly id: string;
  readonly user_id: string;
  readonly certificate_type: CertificateId;
  readonly title: string;
  readonly description: string;
  readonly skill_level: string;
  readonly score: number;
  readonly challenges_completed: number;
  /** Percent. */
  readonly accuracy: number;
  readonly time_spent_seconds: number;
  readonly check_code: string;
  readonly earned_at: number;
}
