import { ThemeRoot } from '@countertop/design-system/ThemeRoot';
import { loadPreferences } from '@countertop/design-system/preferences';
import { routerAt, RouterContextProvider } from '@countertop/routes/routerAt.fixture';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { GamePage } from './GamePage.tsx';
import { eventually } from '../../../tests/support/eventually.ts';

const router = routerAt('/game');
await router.load();

const page = (
  <RouterContextProvider router={router}>
    <ThemeRoot locale="en-US">
      <GamePage />
    </ThemeRoot>
  </RouterContextProvider>
);

// jsdom has neither.
vi.stubGlobal('isSecureContext', false);
vi.stubGlobal('CSS', { escape: String });

it('hydrates without a mismatch, whatever this browser has stored, which shows afterwards', async () => {
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const consoleError = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const html = renderToString(page);
  localStorage.setItem('countertop.preferences', JSON.stringify({ gameSpeed: 'none', soundEnabled: false }));
  localStorage.setItem('countertop.restaurant.v1', '"Snack Shack"');
  localStorage.setItem('countertop.tutorial.v1', '"skipped"');
  loadPreferences();
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.lastElementChild ?? document.body;
  const title = document.querySelector('h1');
  expect(title?.textContent).toBe('Math Bistro');

  const root = hydrateRoot(container, page, { onRecoverableError });
  await eventually(() => expect(title?.textContent).toBe('Snack Shack'));
  const sound = document.querySelector('[aria-label="Sound"]');
  await eventually(() => expect(sound?.getAttribute('aria-pressed')).toBe('false'));

  expect(document.querySelector<HTMLInputElement>('input[value="none"]')?.checked).toBe(true);
  expect(document.querySelector('h1')).toBe(title);
  expect(onRecoverableError).not.toHaveBeenCalled();
  // Emotion warns about selectors that count elements, but the site's HTML has no styles between them.
  expect(consoleError.mock.calls.filter(([text]) => !String(text).startsWith('The pseudo class'))).toEqual([]);
  root.unmount();
});
