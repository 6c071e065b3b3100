import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { SampleContext, Student } from './sampleReport.ts';
import { searchOf, type View, viewOf } from './view.ts';

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
  // Of the address and not of the page, which follows too late for a field that is typed in.
  const search = useLocation({ select: (location) => location.search });
  const navigate = useNavigate({ from: '/teacher-dashboard' });
  const view = useMemo(() => viewOf(search, students), [search, students]);
  const goTo = useCallback<GoTo>(
    (next, step) => void navigate({ search: searchOf(next), replace: step === 'replace', resetScroll: false }),
    [navigate],
  );
  return [view, goTo];
}
