import { type CertificateProgress, certificateProgress } from './certificates.ts';
import { levels } from '../play/constants.ts';
import { type BandLabel, bandLabelOfLevel } from './level.ts';
import { accuracyPercent, percentReached } from './percent.ts';
import { type SkillProgress, skillProgress } from './practice.ts';
import type { Game } from '../play/state.ts';

/** Contents of the progress dialog. */
export interface GameProgress {
  readonly level: number;
  readonly lastLevel: number;
  readonly label: BandLabel;
  /** Share of all levels, 0 to 100. */
  readonly levelsPercent: number;
  readonly accuracyPercent: number;
  readonly skills: readonly SkillProgress[];
  readonly certificates: readonly CertificateProgress[];
}

/** Returns the progress of a game. */
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
