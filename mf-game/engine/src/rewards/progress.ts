import { type CertificateProgress, certificateProgress } from './certificates.ts';
import { levels } from '../play/constants.ts';
import { type BandLabel, bandLabelOfLevel } from './level.ts';
import { accuracyPercent, percentReached } from './percent.ts';
import { type SkillProgress, skillProgress } from './practice.ts';
import type { Game } from '../play/state.ts';

/** What the progress dialog shows. */
export interface GameProgress {
  readonly level: number;
  readonly lastLevel: number;
  readonly label: BandLabel;
  /** How much of all levels is done, 0 to 100. */
  readonly levelsPercent: number;
  /** Of all problems at first try. */
  readonly accuracyPercent: number;
  readonly skills: readonly SkillProgress[];
  readonly certificates: readonly CertificateProgress[];
}

/** The progress of a game so far. */
export function gameProgress(game: Game): GameProgress {
  const { level, levelProgressPercent } = game.stats;
  return {
    level,
    lastLevel: levels.last,
    label: bandLabelOfLevel(level),
    levelsPercent: percentReached(level - 1 + levelProgressPercent / 100, levels.last),
    accuracyPercent: accuracyPercent(game.stats),
    skills: skillProgress(game.practice),
    certificates: certificateProgress(game),
  };
}
