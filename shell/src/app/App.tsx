import { ThemeRoot } from '@countertop/design-system/ThemeRoot';
import type { EmotionCache } from '@emotion/react';
import { RouterProvider } from '@tanstack/react-router';
import { isNewDocument } from '../pages/newDocument.ts';
import type { Router } from './router.tsx';

export interface AppProps {
  /** The reader's language; the site's own English when left out. */
  locale?: string;
  /** Where styles go when the site is rendered without a browser. */
  cache?: EmotionCache;
  /** The way to all pages (`makeRouter`). */
  router: Router;
}

/** The whole site: its look, its language and its pages. */
export function App({ router, ...look }: AppProps) {
  function navigate(href: string): void {
    const to = new URL(href, location.href).pathname;
    if (isNewDocument(router.state.location.pathname, to)) location.assign(href);
    else router.history.push(href);
  }

  return (
    <ThemeRoot {...look} navigate={navigate}>
      <RouterProvider router={router} />
    </ThemeRoot>
  );
}
