import { dishPriceCents } from '@countertop/contract/play/dishPrices';
import { games } from '@countertop/contract/site/games';
import { formatMoney } from '@countertop/design-system/messages';
import { ThemeRoot } from '@countertop/design-system/ThemeRoot';
import { routerAt, RouterContextProvider } from '@countertop/routes/routerAt.fixture';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { Footer } from '../../layout/Footer.tsx';
import { Header } from '../../layout/Header.tsx';
import { HomePage } from './HomePage.tsx';
import { preloadSections } from './lazySections.ts';
import { eventually } from '../../../../tests/support/eventually.ts';

const page = (
  <RouterContextProvider router={routerAt('/')}>
    <ThemeRoot locale="en-US">
      <Header path="/" />
      <HomePage />
      <Footer />
    </ThemeRoot>
  </RouterContextProvider>
);

beforeAll(preloadSections);

it('shows the prices of the game (promise:prices)', () => {
  const html = renderToString(page);

  expect(html).toContain(formatMoney(2 * dishPriceCents('burger'), 'en-US', 0));
  expect(html).toContain(`3 sodas at ${formatMoney(dishPriceCents('soda'), 'en-US', 0)}`);
  expect(html).toContain(`4 desserts at ${formatMoney(dishPriceCents('dessert'), 'en-US', 2)}`);
});

it('calls the games by the titles that the API knows', () => {
  const html = renderToString(page);

  for (const { title } of Object.values(games)) expect(html).toContain(title);
});

it('hydrates without a mismatch, and renders nothing that the Content-Security-Policy blocks', async () => {
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const consoleError = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const html = renderToString(page);
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.lastElementChild ?? document.body;
  const title = document.querySelector('h1');

  const root = hydrateRoot(container, page, { onRecoverableError });
  await eventually(() => expect(Object.keys(title ?? {}).join()).toContain('react'));

  expect(html).not.toMatch(/ style=|<script/);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  expect(document.querySelector('h1')).toBe(title);
  root.unmount();
});
