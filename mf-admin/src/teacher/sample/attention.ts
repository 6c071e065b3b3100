import { standingOf } from './standing.ts';
import { type Skill, skills, type Student } from './student.ts';

/** Returns the students who need help, lowest accuracy first. */
export function needsHelp(students: readonly Student[]): readonly Student[] {
  return students
    .filter(({ accuracy }) => standingOf(accuracy) === 'needsHelp')
    .toSorted((first, second) => first.accuracy - second.accuracy);
}

/** A skill, with the students who need work on it and those who are strong in it. */
export interface SkillInClass {
  readonly skill: Skill;
  readonly needsWork: readonly Student[];
  readonly strong: readonly Student[];
}

/** Returns all skills, sorted by the number of students who need work on them, then in the order of the game. */
export function skillsInClass(students: readonly Student[]): readonly SkillInClass[] {
  return skills
    .map((skill) => ({
      skill,
      needsWork: students.filter(({ needsWork }) => needsWork.includes(skill)),
      strong: students.filter(({ strengths }) => strengths.includes(skill)),
    }))
    .toSorted((first, second) => second.needsWork.length - first.needsWork.length);
}
