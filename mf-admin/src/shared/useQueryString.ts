import { useCallback, useSyncExternalStore } from 'react';

/** Changes the query string. `replace` adds no history entry; use it while typing. */
export type SetQueryString = (search: string, step?: 'push' | 'replace') => void;

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  // The host's router changes the URL right after a click on a link, without an event. Links stop the click's propagation.
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

/** Returns the query string with its `?`, and a function that changes it on the same path. */
export function useQueryString(): readonly [string, SetQueryString] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const goTo = useCallback<SetQueryString>((next, step = 'push') => {
    const address = `${location.pathname}${next}`;
    if (step === 'push') history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
    for (const changed of listeners) changed();
  }, []);
  return [search, goTo];
}
