import { useAddress } from '@countertop/client/shared/useAddress';
import { useCallback, useMemo } from 'react';
import type { SampleContext, Student } from './sampleReport.ts';
import { parseView, type View, toQueryString } from './view.ts';

/** Shows a view. `replace` adds no history entry; use it while typing. */
export type GoTo = (view: View, step?: 'push' | 'replace') => void;

export interface TabProps {
  readonly context: SampleContext;
  readonly view: View;
  readonly goTo: GoTo;
  /** Whether the view has changed since the page was opened. */
  readonly hasMoved: boolean;
  /** The students found by the search, in the order of the table. */
  readonly shown: readonly Student[];
}

/** Returns the view in the URL, and a function that shows another one. */
export function useView(students: readonly string[]): readonly [View, GoTo] {
  const [search, setQueryString] = useAddress('search');
  const view = useMemo(() => parseView(search, students), [search, students]);
  const goTo = useCallback<GoTo>((next, step) => setQueryString(toQueryString(next), step), [setQueryString]);
  return [view, goTo];
}
