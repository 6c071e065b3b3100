import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  // The host's router changes the URL right after a click on a link, without an event.
  const afterPress = () => setTimeout(changed);
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  window.addEventListener('click', afterPress, true);
  return () => {
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
    window.removeEventListener('click', afterPress, true);
  };
}

/** Returns the tab in the URL's hash, or the first one, and a function that selects a tab without a history entry. */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): readonly [Tab, (tab: string) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  const select = (next: string) => {
    const address = next === tabs[0] ? location.pathname + location.search : `#${next}`;
    history.replaceState(history.state, '', address);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  };
  return [tabs.find((tab) => hash === `#${tab}`) ?? tabs[0], select];
}
