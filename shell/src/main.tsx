import { startAnalytics } from '@countertop/client/analytics';
import { loadPreferences, themeReady } from '@countertop/design-system/preferences';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadView } from './app/view.tsx';
import { pageAt } from './pages/pages.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;

loadPreferences();
startAnalytics();
/** A page of the shell comes beside this script, so it is worth a moment: then nothing is painted without it. */
const momentMs = 150;

async function pageReady(): Promise<void> {
  const view = pageAt(location.pathname)?.view;
  if (!view || !('shell' in view)) return;
  const moment = new Promise((resolve) => setTimeout(resolve, momentMs));
  // The page itself tells when its code did not come.
  await Promise.race([loadView(view).catch(() => {}), moment]);
}

// The first paint is in the colours a person chose.
await Promise.all([themeReady(), pageReady()]);
createRoot(root).render(
  <StrictMode>
    <App {...(nonce ? { nonce } : {})} />
  </StrictMode>,
);
