import { type AgeBand, tierOf } from './band.ts';
import { defaultMenus } from '../play/day/menu.ts';
import { seededRandom } from './random.ts';
import { makeProblem, problemKey } from './makeProblem.ts';
import type { Problem } from './problem.ts';

/** Defaults of a test's request. */
export const request = { id: '7-1', lastKey: '' } as const;
/** Draws problems one after the other, as in a game, and keeps only the requested part of each. */
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

export const whole = (problem: Problem): Problem => problem;
