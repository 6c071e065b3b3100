import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { App } from './App.tsx';
import { makeRouter } from './router.tsx';

function Site({ path }: { path: string }) {
  const [router] = useState(() => makeRouter({ history: createMemoryHistory({ initialEntries: [path] }) }));
  return <App router={router} />;
}

const meta = preview.meta({
  title: 'Shell/Layout',
  component: Site,
  parameters: { layout: 'fullscreen' },
  // A visitor who has closed the sign-up offer.
  beforeEach: () => localStorage.setItem('countertop.sign-up.v1', 'dismissed'),
});

/** A narrow window, or large text, has the links of the navigation in the menu only. */
const wide = { viewport: { value: 'desktop', isRotated: false }, textSize: '100' };

export const NavigatesToAnotherPage = meta.story({
  globals: wide,
  args: { path: '/' },
  play: async ({ userEvent }) => {
    const main = within(await screen.findByRole('navigation', { name: /^Main/ }));

    await userEvent.click(main.getByRole('link', { name: 'About' }));

    const title = await screen.findByRole('heading', { level: 1, name: 'About Countertop' }, { timeout: 5000 });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(document.title).toBe('About us | Countertop');
    await expect(main.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  },
});

export const SkipsTheHeader = meta.story({
  args: { path: '/blog' },
  play: async ({ userEvent }) => {
    const skip = await screen.findByRole('link', { name: 'Skip to main content' });

    skip.focus();
    await userEvent.keyboard('{Enter}');

    await expect(screen.getByRole('main')).toHaveFocus();
  },
});

export const IgnoresCaseAndTrailingSlash = meta.story({
  args: { path: '/ABOUT/' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'About Countertop' })).toBeVisible();
  },
});

export const ContactFromAnotherPage = meta.story({
  args: { path: '/about' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Contact' }));

    const contact = await screen.findByRole('region', { name: 'Contact' });
    await waitFor(() => expect(contact).toHaveFocus());
    await expect(contact.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    await expect(document.title).toMatch(/math games/);
  },
});

export const ContactOnTheSamePage = meta.story({
  args: { path: '/' },
  play: async ({ userEvent }) => {
    const link = await screen.findByRole('link', { name: 'Contact' });
    const contact = await screen.findByRole('region', { name: 'Contact' });
    await userEvent.click(link);
    await waitFor(() => expect(contact).toHaveFocus());

    window.scrollTo(0, 0);
    await userEvent.click(link);

    await waitFor(() => expect(contact).toHaveFocus());
    await waitFor(() => expect(contact.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
  },
});

export const UnknownAddress = meta.story({
  args: { path: '/desserts' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  },
});

export const RemoteIsDown = meta.story({
  globals: wide,
  args: { path: '/game' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('navigation', { name: /^Main/ })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: { path: '/' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
});
