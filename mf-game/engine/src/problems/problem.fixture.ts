import { type AgeBand, tierOf } from './band.ts';
import { defaultMenus } from '../play/menu.ts';
import { seededRandom } from './random.ts';
import { makeProblem, problemKey } from './makeProblem.ts';
import type { Problem } from './problem.ts';

/** What every request of a test has. */
export const request = { id: '7-1', lastKey: '' } as const;
/** Far above what a quiet machine needs, for a busy one. */
export const patient = { timeout: 120_000 } as const;

/** Problems drawn one after the other, as in a game; only what is asked of each stays in memory. */
export function row<Kept>(band: AgeBand, length: number, keep: (problem: Problem) => Kept): readonly Kept[] {
  const random = seededRandom(7);
  const menu = defaultMenus[tierOf(band)];
  const kept: Kept[] = [];
  let lastKey = '';
  for (let made = 0; made < length; made += 1) {
    const problem = makeProblem({ ...request, band, menu, lastKey }, random);
    lastKey = problemKey(problem);
    kept.push(keep(problem));
  }
  return kept;
}

/** Keeps all of a problem. */
export const whole = (problem: Problem): Problem => problem;
