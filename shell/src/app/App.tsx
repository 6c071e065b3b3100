import { leavePage } from '@countertop/client/shared/leaveGuard';
import { ThemeRoot } from '@countertop/design-system/ThemeRoot';
import { webFonts } from '@countertop/design-system/webFonts';
import type { EmotionCache } from '@emotion/react';
import { RouterProvider } from '@tanstack/react-router';
import { PlayerWatch } from '../features/player/PlayerWatch.tsx';
import { needsPageLoad } from '../pages/needsPageLoad.ts';
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
async function openGame({ history }: Router): Promise<void> {
  try {
    const page = pageAt('/game');
    if (page) await loadView(page.view);
    history.push('/game');
  } catch (error) {
    console.warn('The game could not be loaded.', error);
    history.push('/play');
  }
}

/** The whole site: theme, language and pages. */
export function App({ router, ...theme }: AppProps) {
  function navigate(href: string): void {
    const to = new URL(href, location.href).pathname;
    if (needsPageLoad(router.state.location.pathname, to)) leavePage(() => location.assign(href));
    else router.history.push(href);
  }

  return (
    <ThemeRoot {...theme} fonts={webFonts} navigate={navigate}>
      <RouterProvider router={router} />
      <PlayerWatch openGame={() => void openGame(router)} openPlayers={() => navigate('/play')} />
    </ThemeRoot>
  );
}
