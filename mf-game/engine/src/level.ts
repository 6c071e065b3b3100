import type { Tier } from './band.ts';
import { levels, points } from './constants.ts';
import type { Stats } from './state.ts';

/** The tier of a level: 1-3 beginner, 4-6 intermediate, from 7 advanced (specification 001, section 9). */
export function tierOfLevel(level: number): Tier {
  if (level >= levels.advancedFrom) return 'advanced';
  return level >= levels.intermediateFrom ? 'intermediate' : 'beginner';
}

/** The label the progress dialog gives a level; the view words it. */
export type BandLabel = 'explorer' | 'intermediate' | 'pro' | 'expert';

/** Explorer up to level 5, Intermediate up to 10, Pro up to 15, Expert above. */
export function bandLabelOfLevel(level: number): BandLabel {
  if (level <= levels.labelUpTo.explorer) return 'explorer';
  if (level <= levels.labelUpTo.intermediate) return 'intermediate';
  return level <= levels.labelUpTo.pro ? 'pro' : 'expert';
}

/** Points for reaching a level: 100 times the multiplier of its tier. */
export function levelUpBonus(level: number): number {
  return points.levelUp * levels.multipliers[tierOfLevel(level)];
}

type Progress = Pick<Stats, 'level' | 'levelProgressPercent'>;

/** Progress after a correct answer: 5 more, a new level at 100, and at the last level it stays at 100. */
export function advanced({ level, levelProgressPercent }: Progress): Progress {
  const reached = Math.min(100, levelProgressPercent + levels.progressPerCorrectPercent);
  if (reached < 100 || level >= levels.last) return { level, levelProgressPercent: reached };
  return { level: level + 1, levelProgressPercent: 0 };
}
