import { useCallback, useMemo } from 'react';
import { useAddress } from '../../shared/useAddress.ts';
import { readView, type View, writeView } from './view.ts';

/** Goes to a view. A `replace` leaves no step for the browser's Back: for what is typed. */
export type GoTo = (view: View, step?: 'push' | 'replace') => void;

/** The view that the address names, and the way to another. */
export function useView(students: readonly string[]): readonly [View, GoTo] {
  const [search, goToSearch] = useAddress();
  const view = useMemo(() => readView(search, students), [search, students]);
  const goTo = useCallback<GoTo>((next, step) => goToSearch(writeView(next), step), [goToSearch]);
  return [view, goTo];
}
