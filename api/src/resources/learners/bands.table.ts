import type { AgeBand } from '@countertop/engine/problems/band';

/** The part of an answer that decides about its learner's band. */
interface BandedAttempt {
  readonly learnerId: string;
  readonly band: AgeBand;
  readonly origin: string;
  /** Milliseconds since 1970 UTC. */
  readonly receivedAt: number;
}

/** Returns the SQL that sets the bands of learners. */
export const setBands = (rows: string) => `update learners
  set band = rows.value->>1, updated_at = cast(rows.value->>2 as bigint) from ${rows}
  where learners.id = rows.value->>0 and learners.band is distinct from rows.value->>1`;

/** Returns the JSON parameter of `setBands`: the band of each learner's last attempt, except for reviews of earlier bands. */
export function bandValues(attempts: readonly BandedAttempt[]): string {
  const chosen = attempts.filter(({ origin }) => origin !== 'review');
  const last = new Map(chosen.map((attempt) => [attempt.learnerId, attempt]));
  return JSON.stringify([...last.values()].map(({ learnerId: id, band, receivedAt: at }) => [id, band, at]));
}
