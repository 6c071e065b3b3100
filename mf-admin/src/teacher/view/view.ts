/** The four tabs, the first one being the default. */
export const tabs = ['overview', 'students', 'progress', 'reports'] as const;
export type TabName = (typeof tabs)[number];

/** What the table of the class can be sorted by. */
export const sortColumns = [
  'name',
  'level',
  'lastActive',
  'accuracy',
  'totalProblems',
  'timeSpent',
  'badgeCount',
] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface Sorting {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}

/** What is on the screen, as its address says it. */
export interface View {
  readonly tab: TabName;
  /** The `id` of the chosen student; null while none is. */
  readonly student: string | null;
  readonly sorting: Sorting;
  /** What is searched in the names. */
  readonly search: string;
}

/** By name, as a class list is. */
const firstSorting: Sorting = { column: 'name', direction: 'ascending' };

/** More than any name; an address may hold anything. */
const longestSearch = 60;

export const firstView: View = { tab: 'overview', student: null, sorting: firstSorting, search: '' };

function sortingOf(text: string | null): Sorting {
  if (text === null) return firstSorting;
  const isDescending = text.startsWith('-');
  const column = sortColumns.find((each) => each === text.slice(isDescending ? 1 : 0));
  return column === undefined ? firstSorting : { column, direction: isDescending ? 'descending' : 'ascending' };
}

/**
 * The view of an address. What it does not name, or names wrongly, is as on the first visit.
 * @param search `?tab=students&student=4&sort=-accuracy&search=noah`
 * @param students the `id`s there are
 */
export function readView(search: string, students: readonly string[]): View {
  const parameters = new URLSearchParams(search);
  const [tab, student] = [parameters.get('tab'), parameters.get('student')];
  return {
    tab: tabs.find((each) => each === tab) ?? firstView.tab,
    student: students.find((each) => each === student) ?? null,
    sorting: sortingOf(parameters.get('sort')),
    search: (parameters.get('search') ?? '').slice(0, longestSearch),
  };
}

/** What an address says of a view, with its `?`; empty for the first one. `readView` reads it back. */
export function writeView({ tab, student, sorting, search }: View): string {
  const sort = `${sorting.direction === 'descending' ? '-' : ''}${sorting.column}`;
  const parameters = new URLSearchParams({
    ...(tab !== firstView.tab && { tab }),
    ...(student !== null && { student }),
    ...(sort !== firstSorting.column && { sort }),
    ...(search !== '' && { search }),
  });
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The whole address of a view, for a link. */
export function addressOf(view: View): string {
  return `/teacher-dashboard${writeView(view)}`;
}
