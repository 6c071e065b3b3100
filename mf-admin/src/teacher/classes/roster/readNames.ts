import { readRecords } from './readRecords.ts';

/** The names of a list, or why they can't be told apart from its other columns. */
export type RosterNames =
  | { readonly names: readonly string[] }
  | { readonly problem: 'unknown_columns' | 'no_students' }
  /** A OneRoster list of several classes, by their IDs. */
  | { readonly classes: readonly string[] };

const nameHeadings = ['givenname', 'firstname', 'preferredfirstname', 'forename', 'first', 'given', 'nickname'];
const fullNameHeadings = ['name', 'names', 'student', 'studentname', 'child', 'pupil'];

const headingOf = (cell: string) => cell.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Returns the index of the first of these headings in a row, or -1. */
function indexOfAny(row: readonly string[], headings: readonly string[]): number {
  const found = headings.find((heading) => row.includes(heading));
  return found === undefined ? -1 : row.indexOf(found);
}

/** Returns the first name of "Okafor, Ada". */
const withoutLastName = (name: string) => (name.includes(',') ? (name.split(',')[1] ?? '').trim() : name);

/** Reads the users that a table of OneRoster 1.2 lists: those who are students and, with `ids`, have one of these IDs. */
function readUsers(headings: readonly string[], rows: readonly string[][], ids?: ReadonlySet<string>): RosterNames {
  const [name, role, id, status] = ['givenname', 'role', 'sourcedid', 'status'].map((one) => headings.indexOf(one));
  const cell = (row: readonly string[], index = -1) => (row[index] ?? '').toLowerCase();
  const students = rows.filter(
    (row) =>
      (ids ? ids.has(row[id ?? -1] ?? '') : role === -1 || cell(row, role) === 'student') &&
      cell(row, status) !== 'tobedeleted',
  );
  if (students.length === 0) return { problem: 'no_students' };
  return { names: students.map((row) => row[name ?? -1] ?? '') };
}

/**
 * Returns the first names of pasted text or of a CSV file, one for each line. Takes the column of first names and nothing else: without a heading,
 * a table of several columns is refused, because its first column may hold last names.
 */
export function readNames(text: string): RosterNames {
  const [first = [], ...rows] = readRecords(text);
  const headings = first.map(headingOf);
  const given = indexOfAny(headings, nameHeadings);
  if (given !== -1) {
    if (headings.includes('sourcedid') || headings.includes('role')) return readUsers(headings, rows);
    return { names: rows.map((row) => row[given] ?? '') };
  }
  const full = indexOfAny(headings, fullNameHeadings);
  if (full !== -1) return { names: rows.map((row) => withoutLastName(row[full] ?? '')) };
  // "Ada, Ben, Cleo" in one line.
  if (rows.every((row) => row.join('') === '')) return { names: first };
  const all = [first, ...rows];
  if (all.some((row) => row.slice(1).some((cell) => cell !== ''))) return { problem: 'unknown_columns' };
  return { names: all.map(([name = '']) => name) };
}

/** Returns the students of a class from the OneRoster files `users.csv` and `enrollments.csv`. `classId` is needed if there are several. */
export function readOneRoster(users: string, enrollments: string, classId?: string): RosterNames {
  const [first = [], ...rows] = readRecords(enrollments);
  const [user, group, role] = ['usersourcedid', 'classsourcedid', 'role'].map((one) =>
    first.map(headingOf).indexOf(one),
  );
  const students = rows.filter((row) => row[role ?? -1]?.toLowerCase() === 'student');
  const classes = [...new Set(students.map((row) => row[group ?? -1] ?? ''))];
  if (classes.length > 1 && classId === undefined) return { classes };
  const chosen = students.filter((row) => classId === undefined || row[group ?? -1] === classId);
  const [heading = [], ...people] = readRecords(users);
  return readUsers(heading.map(headingOf), people, new Set(chosen.map((row) => row[user ?? -1] ?? '')));
}

/** Whether text is an `enrollments.csv` of OneRoster. */
export function isEnrollments(text: string): boolean {
  const [first = []] = readRecords(text.split('\n', 1)[0] ?? '');
  const headings = first.map(headingOf);
  return headings.includes('usersourcedid') && headings.includes('classsourcedid');
}
