import type { SearchOf } from '@countertop/routes/routes';

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

/** `?tab=students&student=4&sort=-accuracy&search=noah` */
type Parameters = Pick<SearchOf<'/teacher-dashboard'>, 'tab' | 'student' | 'sort' | 'search'>;

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

function parseSort(text: string | undefined): Sort {
  if (text === undefined) return defaultSort;
  const isDescending = text.startsWith('-');
  const column = sortColumns.find((each) => each === text.slice(isDescending ? 1 : 0));
  return column === undefined ? defaultSort : { column, direction: isDescending ? 'descending' : 'ascending' };
}

/**
 * Returns the view that the query parameters choose. Missing and invalid ones get their default values.
 * @param students IDs of the students
 */
export function viewOf({ tab, student, sort, search }: Parameters, students: readonly string[]): View {
  return {
    tab: tabs.find((each) => each === tab) ?? defaultView.tab,
    student: students.find((each) => each === student) ?? null,
    sorting: parseSort(sort),
    search: (search ?? '').slice(0, longestSearch),
  };
}

/** Returns the query parameters of a view; none for the default view. Inverse of `viewOf`. */
export function searchOf({ tab, student, sorting, search }: View): Parameters {
  const sort = `${sorting.direction === 'descending' ? '-' : ''}${sorting.column}`;
  return {
    ...(tab !== defaultView.tab && { tab }),
    ...(student !== null && { student }),
    ...(sort !== defaultSort.column && { sort }),
    ...(search !== '' && { search }),
  };
}
