import { startAnalytics } from '@countertop/client/analytics';
import { startWebVitals } from '@countertop/client/webVitals';
import { pseudoLocale } from '@countertop/design-system/messages';
import { showCarriedToast } from '@countertop/design-system/notifications';
import { loadPreferences, themeReady } from '@countertop/design-system/preferences';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { EarlyPress } from '../hydration/eventReplay.ts';
import { nextTask } from '../hydration/nextTask.ts';
import { makeRouter } from './router.tsx';
import { onRecoverableError, hydrate } from '../hydration/hydrate.ts';
import { codeOfHtml } from './view.tsx';

/** Draws the site, or takes over the page that came as HTML with what was pressed in it meanwhile. */
export async function start(root: HTMLElement, early: EarlyPress): Promise<void> {
  // The site has one language. A page in the pseudo-locale says so, and comes only from a site that a test has made.
  const isPseudo = document.documentElement.lang === pseudoLocale;

  loadPreferences();
  startAnalytics();
  startWebVitals();
  showCarriedToast();
  await nextTask();

  let isTakingOver = root.firstElementChild !== null;
  const router = makeRouter({ isTakingOver: () => isTakingOver });
  const site = (
    <StrictMode>
      <App router={router} {...(isPseudo ? { locale: pseudoLocale } : {})} />
    </StrictMode>
  );
  await nextTask();

  if (isTakingOver) {
    await hydrate(root, router);
    isTakingOver = false;
    await nextTask();
    hydrateRoot(root, site, { onRecoverableError });
    early.frameIsAlive();
    await codeOfHtml;
    await nextTask();
    early.pageIsAlive();
  } else {
    // The first paint is in the colours a person chose.
    await themeReady();
    createRoot(root).render(site);
  }
}
