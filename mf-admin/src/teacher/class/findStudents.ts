import type { Student } from './student.ts';

/** Case and accents do not count: `chloe` finds Chloé. */
const plain = (text: string, locale: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale).trim();

/** Students whose name holds what is searched; all while nothing is. */
export function findStudents(students: readonly Student[], search: string, locale: string): readonly Student[] {
  const wanted = plain(search, locale);
  return students.filter(({ name }) => plain(name, locale).includes(wanted));
}
