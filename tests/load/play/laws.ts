import { gradeAttempt } from '@countertop/engine/answers/gradeAttempt';
import { attemptOf } from '@countertop/engine/play/order/attempt';
import { type Game, newGame, next } from '@countertop/engine/play/game';
import { defaultMenus } from '@countertop/engine/play/day/menu';
import { playDay } from '@countertop/engine/play/simulate';
import { ageBands, tierOf } from '@countertop/engine/problems/band';
import { variantGenerators } from '@countertop/engine/problems/kinds/generators';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import { violation } from '@countertop/engine/problems/problem.properties';
import { problemVariants } from '@countertop/engine/problems/problem';
import { seededRandom } from '@countertop/engine/problems/random';
import { rebuildLaw } from '@countertop/engine/problems/rebuildLaws.properties';

const kinds = problemVariants.flatMap((variant) => {
  const { bands, types } = variantGenerators[variant];
  return bands.flatMap((band) => types.map((type) => ({ variant, band, type })));
});

/** Returns the number of problems that break a law or aren't rebuilt from their values, for each variant, type and age group. */
export function brokenLaws(seeds: number): { checked: number; broken: number } {
  let broken = 0;
  for (const kind of kinds) {
    const menu = defaultMenus[tierOf(kind.band)];
    for (let seed = 0; seed < seeds; seed += 1) {
      const problem = makeProblem({ id: '7-1', lastKey: '', menu, ...kind }, seededRandom(seed));
      if ((violation(problem, menu) ?? rebuildLaw(problem)) !== null) broken += 1;
    }
  }
  return { checked: seeds * kinds.length, broken };
}

/** Whether the server would grade the answer between two states of a game as the game did; null if none was graded. */
function isAgreed(before: Game, after: Game): boolean | null {
  const attempt = attemptOf(before, after);
  if (attempt === null || after.result === null) return null;
  const graded = gradeAttempt(attempt);
  const { isCorrect, mistake, problem } = after.result;
  return (
    graded?.isCorrect === isCorrect && graded.mistake === (mistake?.reason.id ?? null) && graded.skill === problem.skill
  );
}

/** Plays the first day of games in turns, and returns how many answers the server would grade differently. */
export function disagreements(games: number): { checked: number; different: number } {
  let [checked, different] = [0, 0];
  for (let seed = 0; seed < games; seed += 1) {
    const band = ageBands[seed % ageBands.length] ?? 'ages_6_7';
    let game = newGame({ seed, band, speed: 'none' });
    for (const event of playDay(game, { seed, correctPercent: 70 }).events) {
      const after = next(game, event);
      const isSame = isAgreed(game, after);
      if (isSame !== null) checked += 1;
      if (isSame === false) different += 1;
      game = after;
    }
  }
  return { checked, different };
}
