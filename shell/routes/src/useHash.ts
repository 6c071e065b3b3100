import { useHydrated, useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Returns what follows the `#` of the page's address, and a function that replaces it without a history entry. Browsers send it to no
 * server, so it is empty during hydration.
 */
export function useHash(): readonly [hash: string, setHash: (hash: string) => void] {
  const isHydrated = useHydrated();
  const hash = useRouterState({
    // While another page loads, `location` is already that of the other page.
    select: ({ location, matches, resolvedLocation = location }) =>
      (matches.at(-1)?.pathname === location.pathname ? location : resolvedLocation).hash,
  });
  const navigate = useNavigate();
  const setHash = useCallback(
    (next: string) =>
      void navigate({
        to: '.',
        search: true,
        hash: next,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      }),
    [navigate],
  );
  return [isHydrated ? hash : '', setHash];
}
