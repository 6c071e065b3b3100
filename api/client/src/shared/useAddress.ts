import { useCallback, useSyncExternalStore } from 'react';
import { pushAddress } from './pushAddress.ts';

/** A part of the address: `?tab=students` or `#plan`, empty for none. */
type Part = 'search' | 'hash';

/** Changes the part on the same path. `replace` adds no history entry; use it while typing. */
export type SetAddress = (value: string, step?: 'push' | 'replace') => void;

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  // The host's router changes the URL right after a click on a link, without an event. Links stop the click's propagation.
  const afterPress = () => setTimeout(changed);
  listeners.add(changed);
  window.addEventListener('popstate', changed);
  window.addEventListener('hashchange', changed);
  window.addEventListener('click', afterPress, true);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('popstate', changed);
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('click', afterPress, true);
  };
}

/** Returns the query string or the hash with its `?` or `#`, and a function that changes it. Empty during hydration. */
export function useAddress(part: Part): readonly [string, SetAddress] {
  const value = useSyncExternalStore(
    subscribe,
    () => location[part],
    () => '',
  );
  const setAddress = useCallback<SetAddress>(
    (next, step = 'push') => {
      const address = location.pathname + (part === 'hash' ? location.search : '') + next;
      if (step === 'push') pushAddress(address);
      else history.replaceState(history.state, '', address);
      for (const changed of listeners) changed();
    },
    [part],
  );
  return [value, setAddress];
}
