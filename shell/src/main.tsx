import { startAnalytics } from '@countertop/client/analytics';
import { loadPreferences, themeReady } from '@countertop/design-system/preferences';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;

loadPreferences();
startAnalytics();
// The first paint is in the colours a person chose.
await themeReady();
createRoot(root).render(
  <StrictMode>
    <App {...(nonce ? { nonce } : {})} />
  </StrictMode>,
);
