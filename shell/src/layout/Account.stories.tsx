import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Account, type AccountProps } from './Account.tsx';

const args: AccountProps = { visitor: 'unknown', path: '/about' };
const meta = preview.meta({
  title: 'Shell/Account',
  component: Account,
  args,
  // The row of a wide header. In a narrow one, the stories of the header show it in the menu.
  globals: { viewport: { value: 'desktop', isRotated: false }, textSize: '100' },
});

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
  tags: ['nightly'],
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
  tags: ['nightly'],
  args: { visitor: 'signedIn', path: '/profile' },
  play: async ({ canvasElement }) => {
    await expect(names()).toEqual(['My Badges', 'Dashboard']);
    // The space of the hidden link is not at the end, where the page's edge would look ragged.
    const hidden = canvasElement.querySelector('a[href="/api/logout"]')?.getBoundingClientRect();
    await expect(hidden?.right).toBeLessThan(
      screen.getByRole('link', { name: 'My Badges' }).getBoundingClientRect().left,
    );
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

export const FamilyOnAPhone = meta.story({
  tags: ['nightly'],
  args: { visitor: 'family' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Family', hidden: true })).toHaveAttribute('href', '/family');
    await expect(screen.getByRole('link', { name: 'Hand over', hidden: true })).toHaveAttribute(
      'href',
      '/family#hand-over',
    );
  },
});

export const ChildPlays = meta.story({
  args: { visitor: { player: { nickname: 'Mia', picture: 'zuri', band: 'ages_8_9' } } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Mia: who’s playing?' })).toHaveAttribute('href', '/play');
    await expect(names()).toEqual(['Mia']);
  },
});

export const SignedInOnAPhone = meta.story({
  args: { visitor: 'signedIn' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  decorators: [(Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
});

/** The size is the same for every visitor. */
export const NeverMoves = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      {(['unknown', 'checking', 'signedOut', 'unsure', 'signedIn', 'family'] as const).map((visitor) => (
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
