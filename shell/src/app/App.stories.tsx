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
  tags: ['nightly'],
  globals: wide,
  args: { path: '/' },
  play: async ({ userEvent }) => {
    const main = within(await screen.findByRole('navigation', { name: /^Main/ }));

    await userEvent.click(main.getByRole('link', { name: 'About' }));

    const title = await screen.findByRole('heading', { level: 1, name: 'About Countertop' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(document.title).toBe('About us | Countertop');
    await expect(main.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  },
});

export const IgnoresCaseAndTrailingSlash = meta.story({
  args: { path: '/ABOUT/' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'About Countertop' })).toBeVisible();
  },
});

export const ContactOnTheSamePage = meta.story({
  tags: ['nightly'],
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
