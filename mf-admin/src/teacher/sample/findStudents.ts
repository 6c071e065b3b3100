import type { Student } from './student.ts';

/** Ignores case and accents: `chloe` finds Chloé. */
const plain = (text: string, locale: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale).trim();

/** Returns the students whose name contains the search text; all if it is empty. */
export function findStudents(students: readonly Student[], search: string, locale: string): readonly Student[] {
  const query = plain(search, locale);
  return students.filter(({ name }) => plain(name, locale).includes(query));
}
