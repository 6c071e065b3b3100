import { ThemeRoot } from '@countertop/design-system/ThemeRoot';
import { webFonts } from '@countertop/design-system/webFonts';
import type { EmotionCache } from '@emotion/react';
import { RouterProvider } from '@tanstack/react-router';
import { PlayerWatch } from '../features/player/PlayerWatch.tsx';
import { pageAt } from '../pages/pages.ts';
import type { Router } from './router.tsx';
import { loadView } from './view.tsx';

export interface AppProps {
  /** Defaults to English. */
  locale?: string;
  /** Collects the styles when the site is rendered in Node. */
  cache?: EmotionCache;
  /** From `makeRouter`. */
  router: Router;
}

/** Opens the game if its code is in this browser; otherwise the page that says what the device waits for. */
async function openGame({ navigate }: Router): Promise<void> {
  try {
    const page = pageAt('/game');
    if (page) await loadView(page.view);
    await navigate({ to: '/game' });
  } catch (error) {
    console.warn('The game could not be loaded.', error);
    await navigate({ to: '/play' });
  }
}

/** The whole site: theme, language and pages. */
export function App({ router, ...theme }: AppProps) {
  // The server answers the paths of the API.
  const navigate = (href: string) => void router.navigate({ href, reloadDocument: href.startsWith('/api/') });

  return (
    <ThemeRoot {...theme} fonts={webFonts} isLayered navigate={navigate}>
      <RouterProvider router={router} />
      <PlayerWatch openGame={() => void openGame(router)} openPlayers={() => void router.navigate({ to: '/play' })} />
    </ThemeRoot>
  );
}
