import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readView, type View, writeView } from './view.ts';

/** Goes to a view. A `replace` leaves no step for the browser's Back: for what is typed. */
export type GoTo = (view: View, step?: 'push' | 'replace') => void;

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  // The host moves by a link without an event of its own, right after the press, which a link keeps for itself.
  const afterPress = () => setTimeout(changed);
  listeners.add(changed);
  window.addEventListener('popstate', changed);
  window.addEventListener('click', afterPress, true);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('popstate', changed);
    window.removeEventListener('click', afterPress, true);
  };
}

/** The view that the address names, and the way to another. */
export function useView(students: readonly string[]): readonly [View, GoTo] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const view = useMemo(() => readView(search, students), [search, students]);
  const goTo = useCallback<GoTo>((next, step = 'push') => {
    const address = `${location.pathname}${writeView(next)}`;
    if (step === 'push') history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
    for (const changed of listeners) changed();
  }, []);
  return [view, goTo];
}
