import type { AgeBand } from '@countertop/engine/problems/band';
import { newGame, next } from '@countertop/engine/play/game';
import { playDay } from '@countertop/engine/play/simulate';
import { type ProblemTallies, withFirstTry } from '../../mf-game/src/session/problemTally.ts';

/** Data of the `game_complete` event. */
export interface FinishedDay {
  readonly score: number;
  readonly difficulty: AgeBand;
  readonly day: number;
  readonly problems: ProblemTallies;
}

/** Plays a number of days by the game's rules, with the given share of correct answers, and returns each day's event data. */
export function finishedDays(
  seed: number,
  band: AgeBand,
  days: number,
  correctPercent: number,
): readonly FinishedDay[] {
  const finished: FinishedDay[] = [];
  let before = newGame({ seed, band });
  for (let day = 1; day <= days; day += 1) {
    let problems: ProblemTallies = [];
    for (const event of playDay(before, { seed: seed + day, correctPercent }).events) {
      const after = next(before, event);
      problems = withFirstTry(problems, { before, after });
      before = after;
    }
    finished.push({ score: before.stats.score, difficulty: band, day, problems });
  }
  return finished;
}
