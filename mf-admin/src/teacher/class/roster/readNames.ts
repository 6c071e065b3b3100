import { type ColumnKind, headingOf, isFamilyFirst, isGivenFirst, plainHeading } from './headings.ts';
import { isChild, isSummary } from './isChild.ts';
import { readRecords } from './readRecords.ts';
import {
  childOf,
  childOfFamilyFirst,
  childOfGivenFirst,
  childOfWholeName,
  firstNames,
  type ListedChild,
  withoutListMark,
} from './rosterNames.ts';

/** A column that may hold the first names, or every cell of a list. */
export interface NameColumn {
  readonly id: ColumnId;
  /** Its first cells. */
  readonly sample: string;
}
export type ColumnId = number | 'every';

/** The names of a list, or why they can't be told apart from its other columns. */
export type RosterNames =
  | {
      readonly names: readonly string[];
      /** Rows about nobody in the class: totals, adults, children who have left. */
      readonly leftOut: number;
    }
  | { readonly error: 'unknown_columns' | 'no_students' }
  /** Columns without headings. Only a teacher knows which one holds first names. */
  | { readonly columns: readonly NameColumn[] }
  /** A list of several classes. */
  | { readonly classes: readonly { readonly id: string; readonly label: string }[] };

export interface ReadOptions {
  /** ISO day, for children who have left. */
  readonly today: string;
  /** The column that the teacher chose. */
  readonly column?: ColumnId | undefined;
}

type Row = readonly string[];

/** Headings of a table. */
interface Header {
  readonly row: Row;
  /** Indexes of the columns of a kind, the preferred one first. */
  of(kind: ColumnKind): readonly number[];
}

function headerOf(row: Row): Header {
  const found = row.map((cell, index) => ({ index, heading: headingOf(cell) }));
  const of = (kind: ColumnKind) =>
    found
      .flatMap(({ index, heading }) => (heading?.kind === kind ? [{ index, rank: heading.rank }] : []))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ index }) => index);
  return { row, of };
}

const filled = (row: Row) => row.filter((cell) => cell !== '');
const sampleSize = 3;
/** Title rows above the headings. */
const maxTitles = 15;

/** Whether a row holds headings. Children could be called "Ad" or "Given", so a list of one column needs a clear one at its top. */
function isHeader(row: Row, index: number, rows: readonly Row[]): boolean {
  const header = headerOf(row);
  const columns = (['given', 'full', 'last'] as const).flatMap((kind) => header.of(kind));
  if (columns.length === 0) return false;
  // A word that most rows have is no heading: "student" as a role.
  const below = rows.slice(index + 1);
  if (columns.some((at) => below.filter((other) => other[at] === row[at]).length > below.length / 2)) return false;
  if (rows.some((other) => filled(other).length > 1)) return filled(row).length > 1;
  const isClear =
    plainHeading(filled(row)[0] ?? '').length > 3 &&
    !['first', 'given', 'last'].includes(filled(row)[0]?.toLowerCase() ?? '');
  return isClear && rows.slice(0, index).every((title) => /[\s\d]/.test(filled(title)[0] ?? ''));
}

const statusesOf = (header: Header, row: Row) =>
  header.of('status').map((index) => ({ heading: plainHeading(header.row[index] ?? ''), status: row[index] ?? '' }));

/** Returns what tells first and last name apart below a heading of whole names. */
function splitOf(heading: string): (name: string) => ListedChild {
  // Chinese, Japanese and Korean.
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(heading)) return childOfWholeName;
  if (isGivenFirst(heading)) return childOfGivenFirst;
  return isFamilyFirst(heading) ? childOfFamilyFirst : childOf;
}

/** Returns headings with `Nachname, Vorname` in one cell if it has no quotes and the names below have: "Okafor, Ada". */
function withJoinedNames(row: Row, rows: readonly Row[]): Row {
  const at = row.findIndex((cell, index) => {
    const kinds = [headingOf(cell)?.kind, headingOf(row[index + 1] ?? '')?.kind];
    return kinds.includes('last') && kinds.includes('given');
  });
  const isJoined = rows.every((other) => other.length < row.length) && rows.some((other) => other[at]?.includes(','));
  return at !== -1 && isJoined ? [...row.slice(0, at), row.slice(at, at + 2).join(', '), ...row.slice(at + 2)] : row;
}

/** Returns the children of a table with headings. */
function childrenOf(header: Header, rows: readonly Row[], today: string): ListedChild[] {
  const [last = -1] = header.of('last');
  const given = header.of('given');
  const [full = -1] = header.of('full');
  // "Name" and "Surname".
  const firsts = given.length > 0 ? given : last === -1 ? [] : [full];
  const split = splitOf(header.row[full] ?? '');
  const cellOf = (row: Row, kind: ColumnKind) => row[header.of(kind)[0] ?? -1] ?? '';
  return rows.flatMap((row) => {
    const name = firsts.map((index) => row[index] ?? '').find((cell) => cell !== '');
    const child =
      firsts.length > 0 ? { given: withoutListMark(name ?? ''), last: row[last] ?? '' } : split(row[full] ?? '');
    const facts = {
      cells: row,
      names: firsts.length > 0 ? [child.given, child.last] : [row[full] ?? ''],
      role: cellOf(row, 'role'),
      statuses: statusesOf(header, row),
      end: cellOf(row, 'end'),
    };
    const isSame = row.every((cell, index) => cell === header.row[index]);
    return child.given !== '' && !isSame && isChild(facts, today) ? [child] : [];
  });
}

function namesOf(children: readonly ListedChild[], rows: number): RosterNames {
  return children.length === 0
    ? { error: 'no_students' }
    : { names: firstNames(children), leftOut: rows - children.length };
}

const looksLikeName = (cell: string) => /\p{L}/u.test(cell) && !/[@\d/\\]/.test(withoutListMark(cell));

/** Returns the columns without headings that hold words, and not numbers, dates or email addresses. */
function wordColumns(rows: readonly Row[]): readonly number[] {
  const width = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, index) => index).filter((index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.filter(looksLikeName).length > cells.length / 2;
  });
}

/** Returns the children of a column without heading. */
function childrenInColumn(rows: readonly Row[], index: number, columns: readonly number[]): ListedChild[] {
  const other = columns.length === 2 ? columns.find((one) => one !== index) : undefined;
  return rows.flatMap((row) => {
    const child = childOf(row[index] ?? '');
    if (child.given === '' || isSummary(row[index] ?? '')) return [];
    return [other === undefined || child.last !== '' ? child : { ...child, last: row[other] ?? '' }];
  });
}

/** Reads a table without headings. */
function readColumns(all: readonly Row[], column: ColumnId | undefined): RosterNames {
  const cellsOf = (row: Row) => filled(row).length;
  const firstWide = all.findIndex((row) => cellsOf(row) > 1);
  // Titles above a table of several columns.
  const rows = all.slice(Math.max(0, firstWide)).filter((row) => !isSummary(filled(row)[0] ?? ''));
  const columns = wordColumns(rows);
  const isLine = rows.length === 1 && rows.every((row) => filled(row).every(looksLikeName));
  // "Ada, Ben, Cleo" in one line. "Okafor, Ada" may be one child.
  if (column === 'every' || (column === undefined && isLine && columns.length > 2)) {
    const children = rows.flatMap((row) => filled(row).map(childOf));
    return namesOf(children, children.length + all.length - rows.length);
  }
  const [only] = columns;
  if (only === undefined) return { error: 'unknown_columns' };
  if (column === undefined && columns.length > 1) {
    const sampleOf = (cells: Row) => filled(cells).slice(0, sampleSize).join(' · ');
    const options = columns.map((id): NameColumn => ({ id, sample: sampleOf(rows.map((row) => row[id] ?? '')) }));
    const isList = rows.every((row) => filled(row).every(looksLikeName));
    return { columns: isList ? [...options, { id: 'every', sample: sampleOf(rows.flat()) }] : options };
  }
  return namesOf(childrenInColumn(rows, column ?? only, columns), all.length);
}

/**
 * Returns the first names of pasted text or of a CSV file. Takes the column of first names and nothing else: without a heading, asks which
 * of several columns it is, because the others may hold last names.
 */
export function readNames(text: string, { today, column }: ReadOptions): RosterNames {
  const records = readRecords(text);
  const index = records.slice(0, maxTitles).findIndex((row, at) => isHeader(row, at, records));
  const row = records[index];
  if (row === undefined) return readColumns(records, column);
  const rows = records.slice(index + 1);
  const header = headerOf(withJoinedNames(row, rows));
  const children = childrenOf(header, rows, today);
  if (children.length > 0 || header.of('given').length + header.of('full').length > 0)
    return namesOf(children, rows.length);
  return readColumns(
    rows.map((cells) => cells.map((cell, at) => (header.of('last').includes(at) ? '' : cell))),
    column,
  );
}

/** The files of a school system that list users and their classes apart. */
export interface SystemFiles {
  readonly users: string;
  readonly enrollments: string;
  /** Names the classes. */
  readonly classes?: string | undefined;
}

function tableOf(text: string): { header: Header; rows: readonly Row[] } {
  const [row = [], ...rows] = readRecords(text);
  return { header: headerOf(row), rows };
}

function labelsOf(classes: string): ReadonlyMap<string, string> {
  const [row = [], ...rows] = readRecords(classes);
  const headings = row.map(plainHeading);
  const id = headings.findIndex((heading) => ['sourcedid', 'sectionid', 'classsourcedid', 'classid'].includes(heading));
  const label = headings.findIndex((heading) =>
    ['title', 'name', 'sectionname', 'coursename', 'classname'].includes(heading),
  );
  return new Map(rows.map((cells) => [cells[id] ?? '', cells[label] ?? '']));
}

/** Returns the students of a class from `users.csv` and `enrollments.csv` of OneRoster or Clever. `classId` is needed if there are several. */
export function readSystemFiles(
  files: SystemFiles,
  { today, classId }: { today: string; classId?: string | undefined },
): RosterNames {
  const { header, rows } = tableOf(files.enrollments);
  const at = (row: Row, kind: ColumnKind) => row[header.of(kind)[0] ?? -1] ?? '';
  const enrolled = rows.filter((row) => {
    const facts = { cells: [], names: [], role: at(row, 'role'), end: at(row, 'end') };
    return isChild({ ...facts, statuses: statusesOf(header, row) }, today);
  });
  const ids = [...new Set(enrolled.map((row) => at(row, 'class')))];
  if (ids.length > 1 && classId === undefined) {
    const labels = files.classes === undefined ? new Map<string, string>() : labelsOf(files.classes);
    return { classes: ids.map((id) => ({ id, label: labels.get(id) ?? id })) };
  }
  const wanted = new Set(
    enrolled.filter((row) => classId === undefined || at(row, 'class') === classId).map((row) => at(row, 'user')),
  );
  const users = tableOf(files.users);
  const [user = -1] = users.header.of('user');
  const people = users.rows.filter((row) => wanted.has(row[user] ?? ''));
  return namesOf(childrenOf(users.header, people, today), people.length);
}

/** Whether text is the list of who is in which class, without names. */
export function isEnrollments(text: string): boolean {
  const { header } = tableOf(text);
  return header.of('user').length > 0 && header.of('class').length > 0 && header.of('given').length === 0;
}

/** Whether text is the list of users of a school system. */
export function isUsers(text: string): boolean {
  const { header } = tableOf(text);
  return header.of('user').length > 0 && header.of('given').length > 0;
}
