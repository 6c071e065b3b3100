import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsInBrowser } from '../../layout/useIsInBrowser.ts';
import { pageAt } from '../pages.ts';

/**
 * What the address names after its `#`, or nothing. Undefined in the page that the server sends and while the browser
 * takes it over: a server is never told.
 */
export function useNamedArticle(): string | undefined {
  const isInBrowser = useIsInBrowser();
  // While another page is on its way the address is already that page's, and the article stays.
  const hash = useRouterState({
    select: ({ location }) => (pageAt(location.pathname)?.path === '/blog' ? location.hash : undefined),
  });
  const [kept, keep] = useState(hash);
  if (hash !== undefined && hash !== kept) keep(hash);
  return isInBrowser ? (hash ?? kept) : undefined;
}
