import { accuracyOf, standingOf } from '../report/reportContext.ts';
import { type SampleChild, type Skill, skills } from './sampleClass.ts';

/** Returns the students who need help, lowest accuracy first. */
export function needsHelp<One extends SampleChild>(students: readonly One[]): readonly One[] {
  return students
    .filter((student) => standingOf(Number(accuracyOf(student))) === 'needsHelp')
    .toSorted((first, second) => Number(accuracyOf(first)) - Number(accuracyOf(second)));
}

/** A skill, with the students who need work on it and those who are strong in it. */
export interface SkillInClass {
  readonly skill: Skill;
  readonly needsWork: readonly SampleChild[];
  readonly strong: readonly SampleChild[];
}

/** Returns all skills, sorted by the number of students who need work on them, then in the order of the game. */
export function skillsInClass(students: readonly SampleChild[]): readonly SkillInClass[] {
  return skills
    .map((skill) => ({
      skill,
      needsWork: students.filter(({ needsWork }) => needsWork.includes(skill)),
      strong: students.filter(({ strengths }) => strengths.includes(skill)),
    }))
    .toSorted((first, second) => second.needsWork.length - first.needsWork.length);
}

/** Ignores case and accents: `chloe` finds Chloé. */
const plain = (text: string, locale: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale).trim();

/** Returns the students whose name contains the search text; all if it is empty. */
export function findStudents<One extends SampleChild>(
  students: readonly One[],
  search: string,
  locale: string,
): readonly One[] {
  const query = plain(search, locale);
  return students.filter(({ name }) => plain(name, locale).includes(query));
}
