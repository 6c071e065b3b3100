import { type SkillId, standardsOf } from '@countertop/engine/problems/skill';
import { skillProgress } from '@countertop/engine/rewards/practice';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';

/** A skill that a child has shown, with its standard. */
export interface ShownSkill {
  readonly skill: SkillId;
  /** Code in the Common Core State Standards. */
  readonly standard: string;
}

/** As many as fit on the certificate. */
const maxSkills = 4;
/** Minimum number of answers right on the first try. */
const minRight = 5;

/** Returns the skills that a certificate names: those most often right, within the age band that the child plays. */
export function shownSkills({ practice, band }: Pick<SavedGame, 'practice' | 'band'>): readonly ShownSkill[] {
  return skillProgress(practice)
    .filter(({ right, accuracyPercent }) => right >= minRight && accuracyPercent >= 50)
    .toSorted((one, other) => other.right - one.right)
    .flatMap(({ skill }) =>
      standardsOf(skill, band)
        .slice(-1)
        .map((standard) => ({ skill, standard })),
    )
    .slice(0, maxSkills);
}
