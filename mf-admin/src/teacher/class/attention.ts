import { standingOf } from './standing.ts';
import { type Skill, skills, type Student } from './student.ts';

/** Who needs help, the lowest accuracy first. */
export function needsHelp(students: readonly Student[]): readonly Student[] {
  return students
    .filter(({ accuracy }) => standingOf(accuracy) === 'needsHelp')
    .toSorted((first, second) => first.accuracy - second.accuracy);
}

/** A skill, and who works on it or has it. */
export interface SkillInClass {
  readonly skill: Skill;
  readonly needsWork: readonly Student[];
  readonly strong: readonly Student[];
}

/** All skills, the one that most students need to work on first; equal ones in the order of the game. */
export function skillsInClass(students: readonly Student[]): readonly SkillInClass[] {
  return skills
    .map((skill) => ({
      skill,
      needsWork: students.filter(({ needsWork }) => needsWork.includes(skill)),
      strong: students.filter(({ strengths }) => strengths.includes(skill)),
    }))
    .toSorted((first, second) => second.needsWork.length - first.needsWork.length);
}
