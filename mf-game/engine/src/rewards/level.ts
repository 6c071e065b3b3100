import type { AgeBand, Tier } from '../problems/band.ts';
import { levels, points } from '../play/constants.ts';
import type { Stats } from '../play/state.ts';

/** Returns the tier of a level: 1-3 beginner, 4-6 intermediate, from 7 advanced. */
export function tierOfLevel(level: number): Tier {
  if (level >= levels.advancedFrom) return 'advanced';
  return level >= levels.intermediateFrom ? 'intermediate' : 'beginner';
}

/** Label of a level in the progress dialog. */
export type BandLabel = 'explorer' | 'intermediate' | 'pro' | 'expert';

/** Explorer up to level 5, Intermediate up to 10, Pro up to 15, Expert above. */
export function bandLabelOfLevel(level: number): BandLabel {
  if (level <= levels.labelUpTo.explorer) return 'explorer';
  if (level <= levels.labelUpTo.intermediate) return 'intermediate';
  return level <= levels.labelUpTo.pro ? 'pro' : 'expert';
}

const listBandByLabel: Record<BandLabel, AgeBand> = {
  explorer: 'ages_6_7',
  intermediate: 'ages_8_9',
  pro: 'ages_10_12',
  expert: 'ages_12_plus',
};

/** Returns the age group whose points achievements give at a level. */
export function listBandOfLevel(level: number): AgeBand {
  return listBandByLabel[bandLabelOfLevel(level)];
}

/** Returns the tier that a level opens, if any. */
export function tierOpenedBy(level: number): Tier | null {
  const tier = tierOfLevel(level);
  return level > 1 && tier !== tierOfLevel(level - 1) ? tier : null;
}

/** Whether a level has a celebration; all others show the overlay. */
export function isCelebrated(level: number): boolean {
  return tierOpenedBy(level) !== null || levels.milestones.some((milestone) => milestone === level);
}

/** Returns the points for reaching a level: 100 times the multiplier of its tier. */
export function levelUpBonus(level: number): number {
  return points.levelUp * levels.multipliers[tierOfLevel(level)];
}

type Progress = Pick<Stats, 'level' | 'levelProgressPercent'>;

/** Returns the progress after a correct answer: 5 more, a new level at 100; the last level stays at 100. */
export function advanced({ level, levelProgressPercent }: Progress): Progress {
  const reached = Math.min(100, levelProgressPercent + levels.progressPerCorrectPercent);
  if (reached < 100 || level >= levels.last) return { level, levelProgressPercent: reached };
  return { level: level + 1, levelProgressPercent: 0 };
}
