import { type SkillId, standardsOf } from '@countertop/engine/problems/skill';
import { skillProgress } from '@countertop/engine/rewards/practice';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';

/** Something a child can do, and the standard it belongs to. */
export interface ShownSkill {
  readonly skill: SkillId;
  /** Of the Common Core State Standards. */
  readonly standard: string;
}

/** As many as fit on the sheet. */
const most = 4;
/** Right at the first try: below it, it would be said too early. */
const fewestRight = 5;

/** What a sheet may say that the child can do: what went right most often, in the age group the child plays. */
export function shownSkills({ practice, band }: Pick<SavedGame, 'practice' | 'band'>): readonly ShownSkill[] {
  return skillProgress(practice)
    .filter(({ right, accuracyPercent }) => right >= fewestRight && accuracyPercent >= 50)
    .toSorted((one, other) => other.right - one.right)
    .flatMap(({ skill }) =>
      standardsOf(skill, band)
        .slice(-1)
        .map((standard) => ({ skill, standard })),
    )
    .slice(0, most);
}
