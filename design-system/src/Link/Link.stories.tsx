import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ThemeRoot } from '../ThemeRoot/ThemeRoot.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Controls/Link',
  component: Link,
  args: { href: '/pricing', children: 'Pricing' },
});

export const Text = meta.story({
  render: (args) => (
    <p>
      Every plan is on the page <Link {...args} />, with what it holds.
    </p>
  ),
});

export const Button = meta.story({ args: { look: 'button' } });

export const QuietButton = meta.story({ args: { look: 'quietButton', children: 'Sign in', size: 'adult' } });

export const PlayButton = meta.story({ args: { look: 'playButton', href: '/game', children: 'Play Math Bistro' } });

export const Navigation = meta.story({
  render: () => (
    <nav aria-label="Main" style={{ display: 'flex', gap: 24 }}>
      <Link look="nav" href="/" isCurrent>
        Games
      </Link>
      <Link look="nav" href="/teachers">
        Teachers
      </Link>
    </nav>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Teachers' })).not.toHaveAttribute('aria-current');
  },
});

const goTo = fn();

export const ChangesThePage = meta.story({
  render: (args) => (
    <ThemeRoot navigate={goTo}>
      <Link {...args} />
    </ThemeRoot>
  ),
  play: async ({ canvas, userEvent }) => {
    goTo.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Pricing' }));
    await userEvent.keyboard('{Enter}');

    await expect(goTo.mock.calls.map(([href]) => href)).toEqual(['/pricing', '/pricing']);
  },
});
