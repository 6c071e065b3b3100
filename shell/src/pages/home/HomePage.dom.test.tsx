import { ThemeRoot } from '@countertop/design-system/ThemeRoot';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Footer } from '../../layout/Footer.tsx';
import { Header } from '../../layout/Header.tsx';
import { HomePage } from './HomePage.tsx';

const page = (
  <ThemeRoot locale="en-US">
    <Header path="/" />
    <HomePage />
    <Footer />
  </ThemeRoot>
);

it('hydrates without a mismatch, and renders nothing that the Content-Security-Policy blocks', async () => {
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const consoleError = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const html = renderToString(page);
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.lastElementChild ?? document.body;
  const title = document.querySelector('h1');

  const root = hydrateRoot(container, page, { onRecoverableError });
  await vi.waitFor(() => expect(Object.keys(title ?? {}).join()).toContain('react'));

  expect(html).not.toMatch(/ style=|<script/);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  expect(document.querySelector('h1')).toBe(title);
  root.unmount();
});
