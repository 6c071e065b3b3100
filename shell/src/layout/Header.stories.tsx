import { signedInCookie } from '@countertop/contract/signedIn';
import { queryClient } from '@countertop/client/queryClient';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Header, type HeaderProps } from './Header.tsx';

const args: HeaderProps = { path: '/about' };

const meta = preview.meta({
  title: 'Shell/Header',
  component: Header,
  args,
  parameters: { layout: 'fullscreen' },
  // What the buttons fetch is there before the first press, however busy the machine is.
  beforeEach: async () => {
    await import('../features/preferences/PreferencesDialog.tsx');
  },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main style={{ minBlockSize: 560 }}>
          <h1>About Countertop</h1>
          <a href="#story">A link of the page</a>
        </main>
      </>
    ),
  ],
});

/** A browser with a session whose user has this role. */
function signedInAs(role: 'user' | 'admin') {
  const ask = window.fetch;
  const user = {
    id: 'u1',
    email: 'dana@example.com',
    displayName: 'Dana',
    firstName: null,
    lastName: null,
    role,
    subscriptionTier: 'free',
    subscriptionStatus: 'active',
    subscriptionEndDate: null,
  };
  document.cookie = `${signedInCookie}=1`;
  window.fetch = (input, init) =>
    input === '/api/auth/user' ? Promise.resolve(Response.json(user)) : ask(input, init);
  return () => {
    document.cookie = `${signedInCookie}=; Max-Age=0`;
    window.fetch = ask;
    queryClient.clear();
  };
}

const narrow = { viewport: { value: 'narrow', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };
const tablet = { viewport: { value: 'tablet', isRotated: false } };
const desktop = { viewport: { value: 'desktop', isRotated: false } };

const menuButton = () => screen.getByRole('button', { name: 'Menu' });
const navigation = () => screen.getByRole('navigation', { name: /^Main/ });
const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent || link.ariaLabel);
const isOneRow = () => expect(screen.getByRole('banner').offsetHeight).toBeLessThanOrEqual(72);

export const SignedOut = meta.story({
  globals: { ...desktop, textSize: '100' },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(within(navigation()).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('button', { name: 'Track Progress' })).toBeVisible();
    await isOneRow();
  },
});

export const SignedIn = meta.story({
  globals: { ...desktop, textSize: '100' },
  beforeEach: () => signedInAs('user'),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Sign Out' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull();
    await isOneRow();
  },
});

/** The page has a 'Sign Out' of its own, and nothing moves for that. */
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
    await isOneRow();
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
    await isOneRow();
    await expect(linkNames()).toEqual(['Countertop, home', 'A link of the page']);
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    const before = screen.getByRole('heading').getBoundingClientRect().top;

    await userEvent.click(menuButton());

    await expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    await expect(linkNames()).toEqual([
      'Countertop, home',
      'Games',
      'Teachers',
      'Pricing',
      'About',
      'Sign In',
      'A link of the page',
    ]);
    for (const name of ['Track Progress', 'Preferences', 'Share']) {
      await expect(screen.getByRole('button', { name })).toBeVisible();
    }
    await expect(within(navigation()).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('heading').getBoundingClientRect().top).toBe(before);
  },
});

export const AdministratorOnAPhone = meta.story({
  globals: narrow,
  beforeEach: () => signedInAs('admin'),
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());

    await expect(await screen.findByRole('link', { name: 'General analytics' })).toBeVisible();
    await expect(linkNames()).toEqual(expect.arrayContaining(['My Badges', 'Dashboard', 'Sign Out']));
  },
});

export const OnATablet = meta.story({
  globals: { ...tablet, textSize: '100' },
  play: async ({ userEvent }) => {
    await isOneRow();
    await expect(within(navigation()).getByRole('link', { name: 'Teachers' })).toBeVisible();
    await userEvent.click(menuButton());

    await expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(screen.getAllByRole('navigation', { name: /^Main/ })).toHaveLength(1);
  },
});

/** One row also where a small window has large text. */
export const NarrowWithLargeText = meta.story({
  globals: { ...narrow, textSize: '150' },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('banner').offsetHeight).toBeLessThanOrEqual(90);
    await userEvent.click(menuButton());

    await expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { ...phone, locale: 'ar' },
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());

    await expect(menuButton().getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2);
    await expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
});

export const ClosesByEscape = meta.story({
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

export const ClosesByAPressOnThePage = meta.story({
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    await userEvent.click(screen.getByRole('main'));

    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));
  },
});

export const ClosesWhenTheFocusLeaves = meta.story({
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    screen.getByRole('button', { name: 'Share' }).focus();
    await userEvent.tab();

    await expect(screen.getByRole('link', { name: 'A link of the page' })).toHaveFocus();
    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** The dialog lies over the menu, and Escape closes one after the other. */
export const StaysBelowItsDialog = meta.story({
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
