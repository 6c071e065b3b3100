/** The first tab is the default. */
export const tabs = ['overview', 'students', 'progress', 'reports'] as const;
export type TabName = (typeof tabs)[number];

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

export interface Sort {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}

/** The view, as encoded in the query string. */
export interface View {
  readonly tab: TabName;
  /** ID of the selected student, or null. */
  readonly student: string | null;
  readonly sorting: Sort;
  /** Text to find in names. */
  readonly search: string;
}

/** By name, like a class list. */
const defaultSort: Sort = { column: 'name', direction: 'ascending' };

/** Longer than any name. A query string can be anything. */
const longestSearch = 60;

export const defaultView: View = { tab: 'overview', student: null, sorting: defaultSort, search: '' };

function parseSort(text: string | null): Sort {
  if (text === null) return defaultSort;
  const isDescending = text.startsWith('-');
  const column = sortColumns.find((each) => each === text.slice(isDescending ? 1 : 0));
  return column === undefined ? defaultSort : { column, direction: isDescending ? 'descending' : 'ascending' };
}

/**
 * Parses a query string. Missing and invalid parameters get their default values.
 * @param search `?tab=students&student=4&sort=-accuracy&search=noah`
 * @param students IDs of the students
 */
export function parseView(search: string, students: readonly string[]): View {
  const parameters = new URLSearchParams(search);
  const [tab, student] = [parameters.get('tab'), parameters.get('student')];
  return {
    tab: tabs.find((each) => each === tab) ?? defaultView.tab,
    student: students.find((each) => each === student) ?? null,
    sorting: parseSort(parameters.get('sort')),
    search: (parameters.get('search') ?? '').slice(0, longestSearch),
  };
}

/** Returns the query string of a view, with its `?`; empty for the default view. Inverse of `parseView`. */
export function toQueryString({ tab, student, sorting, search }: View): string {
  const sort = `${sorting.direction === 'descending' ? '-' : ''}${sorting.column}`;
  const parameters = new URLSearchParams({
    ...(tab !== defaultView.tab && { tab }),
    ...(student !== null && { student }),
    ...(sort !== defaultSort.column && { sort }),
    ...(search !== '' && { search }),
  });
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** Returns the URL of a view, for a link. */
export function addressOf(view: View): string {
  return `/teacher-dashboard${toQueryString(view)}`;
}
