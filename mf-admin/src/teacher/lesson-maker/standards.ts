import { type Curriculum, standardsOf } from '@countertop/contract/classes/standards';
import type { AgeBand } from '@countertop/engine/problems/band';
import { variantGenerators } from '@countertop/engine/problems/kinds/generators';
import { type ProblemType, problemTypes } from '@countertop/engine/problems/problem';
import { type SkillId, skillsOf } from '@countertop/engine/problems/skill';

/** Curriculum whose standards name the skills, and one standard to filter by. */
export interface SkillFilter {
  readonly curriculum: Curriculum;
  /** A standard of the curriculum; null for all skills. */
  readonly standard: string | null;
}

/** Returns the standards of a curriculum that the problems of a band practice, in the order of their skills. */
export function standardsIn(band: AgeBand, curriculum: Curriculum): readonly string[] {
  return [...new Set(skillsOf(band).flatMap((skill) => standardsOf(curriculum, skill, band)))];
}

/** Skills that a type of problem practices in a band. */
function skillsOfType(type: ProblemType, band: AgeBand): readonly SkillId[] {
  return Object.values(variantGenerators)
    .filter(({ types, bands }) => types.includes(type) && bands.includes(band))
    .map(({ skill }) => skill);
}

/** Returns the standards of a curriculum that a type of problem practices in a band. */
export function standardsOfType(type: ProblemType, band: AgeBand, curriculum: Curriculum): readonly string[] {
  return [...new Set(skillsOfType(type, band).flatMap((skill) => standardsOf(curriculum, skill, band)))];
}

/** Returns the types of problems that practice a standard in a band. */
export function typesOf({ curriculum, standard }: SkillFilter, band: AgeBand): readonly ProblemType[] {
  if (standard === null) return problemTypes;
  return problemTypes.filter((type) => standardsOfType(type, band, curriculum).includes(standard));
}
