import { signedInCookie } from '@countertop/contract/accounts/signedIn';
import type { Player } from '@countertop/contract/accounts/user';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Header, type HeaderProps } from './Header.tsx';

const args: HeaderProps = { path: '/about' };

const meta = preview.meta({
  title: 'Shell/Header',
  component: Header,
  args,
  parameters: { layout: 'fullscreen' },
  // Loaded before the first press, so that the story doesn't depend on the machine's speed.
  beforeEach: async () => {
    await import('../features/preferences/PreferencesDialog.tsx');
  },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main style={{ minBlockSize: 560 }}>
          <h1>About Countertop</h1>
          <a href="#story">A link on the page</a>
        </main>
      </>
    ),
  ],
});

/** Simulates a session of a user with this role. Returns a function that ends it. */
function signedInAs(role: 'user' | 'admin', player: Player | null = null) {
  const realFetch = window.fetch;
  const user = userWith({ displayName: 'Dana', role, player });
  document.cookie = `${signedInCookie}=1`;
  window.fetch = (input, init) =>
    input === '/api/auth/user' ? Promise.resolve(Response.json(user)) : realFetch(input, init);
  return () => {
    document.cookie = `${signedInCookie}=; Max-Age=0`;
    window.fetch = realFetch;
  };
}

const narrow = { viewport: { value: 'narrow', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };
const tablet = { viewport: { value: 'tablet', isRotated: false } };
const desktop = { viewport: { value: 'desktop', isRotated: false } };

const menuButton = () => screen.getByRole('button', { name: 'Menu' });
const navigation = () => screen.getByRole('navigation', { name: /^Main/ });
const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent || link.ariaLabel);
const expectOneRow = () => expect(screen.getByRole('banner').offsetHeight).toBeLessThanOrEqual(72);

export const SignedOut = meta.story({
  globals: { ...desktop, textSize: '100' },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(within(navigation()).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('button', { name: 'Track Progress' })).toBeVisible();
    await expectOneRow();
  },
});

export const SignedIn = meta.story({
  globals: { ...desktop, textSize: '100' },
  beforeEach: () => signedInAs('user'),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Sign Out' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull();
    await expectOneRow();
  },
});

/** The page has its own 'Sign Out' link, so the header hides its own. */
export const OnTheDashboard = meta.story({
  args: { path: '/dashboard' },
  globals: { ...desktop, textSize: '100' },
  beforeEach: () => signedInAs('user'),
  play: async () => {
    const dashboard = await screen.findByRole('link', { name: 'Dashboard' });

    await expect(dashboard).toHaveAttribute('aria-current', 'page');
    await expect(screen.queryByRole('link', { name: 'Sign Out' })).toBeNull();
  },
});

export const Administrator = meta.story({
  args: { path: '/analytics' },
  globals: { ...desktop, textSize: '100' },
  beforeEach: () => signedInAs('admin'),
  play: async ({ userEvent }) => {
    const admin = await screen.findByRole('button', { name: 'Admin' });
    await expectOneRow();
    await expect(admin).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(admin);

    const pages = within(screen.getByRole('navigation', { name: 'Admin' }));
    await expect(pages.getByRole('link', { name: 'Subscription analytics' })).toHaveAttribute(
      'href',
      '/admin-analytics',
    );
    await expect(pages.getByRole('link', { name: 'General analytics' })).toHaveAttribute('aria-current', 'page');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(admin).toHaveFocus());
    await expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
  },
});

export const OnAPhone = meta.story({
  globals: { ...phone, textSize: '100' },
  play: async ({ userEvent }) => {
    await expectOneRow();
    await expect(linkNames()).toEqual(['Countertop, home', 'Sign In', 'A link on the page']);
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    const before = screen.getByRole('heading').getBoundingClientRect().top;

    await userEvent.click(menuButton());

    await expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    await expect(linkNames()).toEqual([
      'Countertop, home',
      'Sign In',
      'Games',
      'Teachers',
      'Pricing',
      'About',
      'A link on the page',
    ]);
    for (const name of ['Track Progress', 'Preferences', 'Share']) {
      await expect(screen.getByRole('button', { name })).toBeVisible();
    }
    await expect(within(navigation()).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('heading').getBoundingClientRect().top).toBe(before);
  },
});

export const AdministratorOnAPhone = meta.story({
  tags: ['nightly'],
  globals: narrow,
  beforeEach: () => signedInAs('admin'),
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());

    await expect(await screen.findByRole('link', { name: 'General analytics' })).toBeVisible();
    await expect(linkNames()).toEqual(expect.arrayContaining(['My Badges', 'Dashboard', 'Sign Out']));
  },
});

export const OnATablet = meta.story({
  tags: ['nightly'],
  globals: { ...tablet, textSize: '100' },
  play: async ({ userEvent }) => {
    await expectOneRow();
    await expect(within(navigation()).getByRole('link', { name: 'Teachers' })).toBeVisible();
    await userEvent.click(menuButton());

    await expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(screen.getAllByRole('navigation', { name: /^Main/ })).toHaveLength(1);
  },
});

/** Stays one row in a small window with large text. */
export const NarrowWithLargeText = meta.story({
  parameters: { checks: true },
  globals: { ...narrow, textSize: '150' },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('banner').offsetHeight).toBeLessThanOrEqual(90);
    await userEvent.click(menuButton());

    await expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  tags: ['nightly'],
  globals: { ...phone, locale: 'ar' },
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());

    await expect(menuButton().getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2);
    await expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
});

export const ClosesOnEscape = meta.story({
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Games' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');

    await expect(menuButton()).toHaveFocus();
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  },
});

export const ClosesOnPressOutside = meta.story({
  tags: ['nightly'],
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    await userEvent.click(screen.getByRole('main'));

    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));
  },
});

export const ClosesWhenFocusLeaves = meta.story({
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    screen.getByRole('button', { name: 'Share' }).focus();
    await userEvent.tab();

    await expect(screen.getByRole('link', { name: 'A link on the page' })).toHaveFocus();
    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** The dialog covers the menu. Escape closes first the dialog, then the menu. */
export const StaysBelowItsDialog = meta.story({
  tags: ['nightly'],
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    const preferences = screen.getByRole('button', { name: 'Preferences' });
    await userEvent.click(preferences);
    await screen.findByRole('dialog', { name: 'Preferences' });

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(preferences).toHaveFocus());
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menuButton()).toHaveFocus());
  },
});

const mia: Player = { nickname: 'Mia', picture: 'zuri', band: 'ages_8_9' };

/** No links to pages for grown-ups, and none to sign out. */
export const ChildPlays = meta.story({
  tags: ['nightly'],
  globals: { ...desktop, textSize: '100' },
  beforeEach: () => signedInAs('user', mia),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Mia: who’s playing?' })).toHaveAttribute('href', '/play');
    await expect(linkNames()).toEqual(['Countertop, home', 'Games', 'Teachers', 'About', 'Mia', 'A link on the page']);
    await expectOneRow();
  },
});

/** The longest nickname, on the narrowest phone. */
export const ChildPlaysOnAPhone = meta.story({
  tags: ['nightly'],
  globals: { ...narrow, textSize: '100' },
  beforeEach: () => signedInAs('user', { ...mia, nickname: 'Captain Pickle Waffl' }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: /^Captain Pickle/ })).toBeVisible();
    await expectOneRow();
  },
});
