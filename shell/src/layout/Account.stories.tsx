import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Account, type AccountProps } from './Account.tsx';

const args: AccountProps = { visitor: 'unknown', path: '/about' };
const meta = preview.meta({ title: 'Shell/Account', component: Account, args });

const names = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((control) => control.textContent);

export const Unknown = meta.story({
  play: async () => {
    await expect(names()).toEqual(['Track Progress', 'Sign In']);
  },
});

export const SignedOut = meta.story({
  args: { visitor: 'signedOut' },
  play: async () => {
    await expect(names()).toEqual(['Track Progress', 'Sign In']);
    await expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');
  },
});

/** Keeps the space empty rather than show the wrong links. */
export const Checking = meta.story({
  args: { visitor: 'checking' },
  play: async () => {
    await expect(names()).toEqual([]);
  },
});

export const SignedIn = meta.story({
  args: { visitor: 'signedIn', path: '/about' },
  play: async () => {
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

    await expect(links).toEqual([
      ['My Badges', '/profile'],
      ['Dashboard', '/dashboard'],
      ['Sign Out', '/api/logout'],
    ]);
  },
});

export const OnPageWithSignOut = meta.story({
  args: { visitor: 'signedIn', path: '/profile' },
  play: async () => {
    await expect(names()).toEqual(['My Badges', 'Dashboard']);
  },
});

export const Administrator = meta.story({
  args: { visitor: 'admin' },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Subscription analytics' })).toHaveAttribute(
      'href',
      '/admin-analytics',
    );
    await expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
});

export const SignedInOnAPhone = meta.story({
  args: { visitor: 'signedIn' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

/** The size is the same for every visitor. */
export const NeverMoves = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      {(['unknown', 'checking', 'signedOut', 'unsure', 'signedIn'] as const).map((visitor) => (
        <section key={visitor} aria-label={visitor}>
          <Account visitor={visitor} path="/about" />
        </section>
      ))}
    </div>
  ),
  play: async () => {
    const sizes = screen
      .getAllByRole('region')
      .map(({ offsetWidth, offsetHeight }) => `${offsetWidth} ${offsetHeight}`);

    await expect(new Set(sizes).size).toBe(1);
  },
});
