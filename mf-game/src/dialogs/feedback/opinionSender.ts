import { makeOpinion, sendOpinion } from '@countertop/client/opinion';
import type { Opinion } from '@countertop/contract/opinion';

/** What a person says. */
export type Said = Pick<Opinion, 'rating' | 'feedback' | 'gameCompleted'>;

/** Sends what is said; the same again is the same opinion, which the server keeps once. */
export function opinionSender(): (said: Said) => Promise<void> {
  let last: Opinion | null = null;
  return (said) => {
    if (last === null || last.rating !== said.rating || last.feedback !== said.feedback) last = makeOpinion(said);
    return sendOpinion(last);
  };
}
