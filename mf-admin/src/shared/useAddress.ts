import { useCallback, useSyncExternalStore } from 'react';

/** Writes what stands after the path. A `replace` leaves no step for the browser's Back: for what is typed. */
export type GoToSearch = (search: string, step?: 'push' | 'replace') => void;

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

/** What the address says after its path, with the `?`, and the way to another on the same path. */
export function useAddress(): readonly [string, GoToSearch] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const goTo = useCallback<GoToSearch>((next, step = 'push') => {
    const address = `${location.pathname}${next}`;
    if (step === 'push') history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
    for (const changed of listeners) changed();
  }, []);
  return [search, goTo];
}
