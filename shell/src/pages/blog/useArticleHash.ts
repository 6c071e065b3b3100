import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsInBrowser } from '@countertop/client/shared/useIsInBrowser';
import { pathAt } from '../pathAt.ts';

/** Returns the hash of the blog's address. Undefined during prerendering and hydration, because servers never see it. */
export function useArticleHash(): string | undefined {
  const isInBrowser = useIsInBrowser();
  // While another page loads, the address is already that of the other page. The article stays open.
  const hash = useRouterState({
    select: ({ location }) => (pathAt(location.pathname) === '/blog' ? location.hash : undefined),
  });
  const [lastHash, setLastHash] = useState(hash);
  if (hash !== undefined && hash !== lastHash) setLastHash(hash);
  return isInBrowser ? (hash ?? lastHash) : undefined;
}
