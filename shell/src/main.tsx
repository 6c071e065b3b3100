import { startAnalytics } from '@countertop/client/analytics';
import { startWebVitals } from '@countertop/client/webVitals';
import { pseudoLocale } from '@countertop/design-system/messages';
import { showCarriedToast } from '@countertop/design-system/notifications';
import { loadPreferences, themeReady } from '@countertop/design-system/preferences';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { makeRouter } from './app/router.tsx';
import { onRecoverableError, takeOver } from './app/takeOver.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
// The site has one language. A page in the pseudo-locale says so, and comes only from a site that a test has made.
const isPseudo = document.documentElement.lang === pseudoLocale;

loadPreferences();
startAnalytics();
startWebVitals();
showCarriedToast();

let isTakingOver = root.firstElementChild !== null;
const router = makeRouter({ isTakingOver: () => isTakingOver });
const site = (
  <StrictMode>
    <App router={router} {...(nonce ? { nonce } : {})} {...(isPseudo ? { locale: pseudoLocale } : {})} />
  </StrictMode>
);

if (isTakingOver) {
  await takeOver(root, router);
  isTakingOver = false;
  hydrateRoot(root, site, { onRecoverableError });
} else {
  // The first paint is in the colours a person chose.
  await themeReady();
  createRoot(root).render(site);
}
