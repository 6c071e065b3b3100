import { startAnalytics } from '@countertop/client/analytics/analytics';
import { watchInstallPrompt } from '@countertop/client/site/installPrompt';
import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { startWebVitals } from '@countertop/client/analytics/webVitals';
import { pseudoLocale } from '@countertop/design-system/messages';
import { nextTask } from '@countertop/design-system/next-task';
import { showCarriedToast } from '@countertop/design-system/notifications';
import { loadPreferences, themeReady } from '@countertop/design-system/preferences';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { EventReplay } from '../hydration/eventReplay.ts';
import { pageAt } from '../pages/pages.ts';
import { makeRouter } from './router.tsx';
import { onRecoverableError, prepareHydration } from '../hydration/hydrate.ts';
import { endHydration, hydratedCode } from './view.tsx';

/** Once the game is kept for offline, a newer build is kept for the next start. Never over a connection that costs money. */
async function refreshKept(): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  const { isMetered, keepForOffline } = await import(
    /* webpackChunkName: "offline" */ '@countertop/client/site/offline'
  );
  if (navigator.onLine && !isMetered()) await keepForOffline();
}

/** Renders the site, or hydrates server-rendered HTML and replays presses made before hydration. */
export async function start(root: HTMLElement, eventReplay: EventReplay): Promise<void> {
  // The site has one language. Only tests serve pages in the pseudo-locale.
  const isPseudo = document.documentElement.lang === pseudoLocale;

  watchInstallPrompt();
  loadPreferences();
  startAnalytics();
  startWebVitals();
  showCarriedToast();
  await nextTask();

  // A page kept for offline may be older than the session.
  const isOfVisitor = !isSignedIn() || pageAt(location.pathname)?.htmlFor !== 'signedOut';
  let isHydrating = root.firstElementChild !== null && isOfVisitor;
  const router = makeRouter({ isHydrating: () => isHydrating });
  const site = (
    <StrictMode>
      <App router={router} {...(isPseudo ? { locale: pseudoLocale } : {})} />
    </StrictMode>
  );
  await nextTask();

  if (isHydrating) {
    await prepareHydration(root, router);
    isHydrating = false;
    router.subscribe('onBeforeNavigate', endHydration);
    await nextTask();
    hydrateRoot(root, site, { onRecoverableError });
    eventReplay.replayInLayout();
    await hydratedCode;
    await nextTask();
    eventReplay.replayInPage();
  } else {
    // The first paint must be in the theme that the person chose.
    await themeReady();
    root.replaceChildren();
    createRoot(root).render(site);
  }
  refreshKept().catch((error: unknown) => console.warn('The kept game could not be updated:', error));
}
