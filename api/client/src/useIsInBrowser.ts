import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False during prerendering and hydration, so that both render the same. True afterwards. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
