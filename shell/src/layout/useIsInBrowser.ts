import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False while a page is rendered to HTML and while the browser takes that over, so that both draw the same; then true. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
