import type { AgeBand } from '../problems/band.ts';
import type { SkillId } from '../problems/skill.ts';

/** A learned skill that is due. */
export interface DueReview {
  readonly skill: SkillId;
  /** Age band of the last answer. */
  readonly band: AgeBand;
  /** The date of the regular's last visit, YYYY-MM-DD; null for the first one. */
  readonly visitedOn: string | null;
}

/** Reviews of a day. */
export interface Reviews {
  /** Longest overdue first. */
  readonly due: readonly DueReview[];
  /** Visits today. */
  readonly visits: number;
  /** Number of the order that the next two orders are kept free of visits after. */
  readonly lastAt: number;
}
