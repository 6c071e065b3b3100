import { ThemeRoot } from '@countertop/design-system/ThemeRoot';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { makeRouter } from './router.tsx';

export interface AppProps {
  /** The nonce of this response. */
  nonce?: string;
  /** Where the person is and has been; the browser's own when left out. */
  history?: RouterHistory;
}

/** The whole site: its look, its language and its pages. */
export function App({ history, ...look }: AppProps) {
  const [router] = useState(() => makeRouter(history));

  function navigate(href: string): void {
    // Signing in and out are addresses of the server, which answers with a page of its own.
    if (new URL(href, location.href).pathname.startsWith('/api/')) location.assign(href);
    else router.history.push(href);
  }

  return (
    <ThemeRoot {...look} navigate={navigate}>
      <RouterProvider router={router} />
    </ThemeRoot>
  );
}
