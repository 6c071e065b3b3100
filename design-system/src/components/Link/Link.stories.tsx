import { expect, fn } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { chartIcon } from '../Icon/icons.ts';
import { ThemeRoot } from '../../theme/ThemeRoot.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import { forcedStates, forceState } from '../Button/forceState.fixture.ts';
import { Link, type LinkProps } from './Link.tsx';

const meta = preview.meta({
  title: 'Controls/Link',
  tags: ['autodocs'],
  component: Link,
  args: { href: '/pricing', children: 'Pricing' },
});

/** In a sentence. */
export const Text = meta.story({
  render: (args) => (
    <p>
      Every plan is on the page <Link {...args} />, with its features.
    </p>
  ),
});

/** On its own line, with a full-size target and an icon. */
export const Standalone = meta.story({
  args: { variant: 'standalone', icon: chartIcon, href: '/report', children: 'See five answers' },
});

/** Links to other sites get an arrow and an announcement automatically … */
export const OtherSite = meta.story({
  tags: ['nightly'],
  args: { href: 'https://www.w3.org/WAI/', children: 'the rules we follow' },
  render: (args) => (
    <p>
      Everybody can play: <Link {...args} />.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /the rules we follow.\(leaves Countertop\)/ })).toBeVisible();
  },
});

/** … and so do links with `target="_blank"`. Use that only where leaving the page would lose something. */
export const NewTab = meta.story({
  args: { variant: 'standalone', href: '/print/week-46', target: '_blank', children: 'Print the week' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Print the week.\(opens in a new tab\)/ })).toBeVisible();
  },
});

/** Disabled. State the reason nearby. */
export const Disabled = meta.story({
  tags: ['nightly'],
  args: { isDisabled: true, children: 'Next week' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' }}>
      <Link {...args} />
      <Link {...args} variant="nav" />
      <Link {...args} variant="outline" />
      <Link {...args} variant="solid" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    for (const link of canvas.getAllByRole('link', { name: 'Next week' })) {
      await expect(link).not.toHaveFocus();
      await expect(link).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

export const LongLabel = meta.story({
  tags: ['nightly'],
  args: { href: 'https://www.w3.org/WAI/', children: 'How people with a screen reader find their way on a page' },
  render: (args) => (
    <p style={{ maxInlineSize: 240 }}>
      Read first: <Link {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').offsetWidth).toBeLessThanOrEqual(240);
  },
});

/** In the header, with the current page. */
export const Navigation = meta.story({
  tags: ['nightly'],
  render: () => (
    <nav aria-label="Main" style={{ display: 'flex', gap: 24 }}>
      <Link variant="nav" href="/" isCurrent>
        Games
      </Link>
      <Link variant="nav" href="/teachers">
        Teachers
      </Link>
    </nav>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Teachers' })).not.toHaveAttribute('aria-current');
  },
});

/** A link that looks like the play button is still a link, and can be opened in a new tab. */
export const Accent = meta.story({
  args: { variant: 'solid', tone: 'accent', href: '/game', children: 'Play Math Bistro' },
});

/** A secondary link next to it. */
export const Outline = meta.story({ args: { variant: 'outline', children: 'Sign in', size: 'medium' } });

/**
 * On tile and on paper it has the text color of the surface. Visited links keep their color, because children do not understand it as a
 * state.
 */
export const OnTile = meta.story({
  render: (args) => (
    <div data-surface="tile" style={{ padding: 24, background: 'var(--surface-tile)' }}>
      <p>
        Every plan is on the page <Link {...args} />, with its features.{' '}
        <Link {...args} isDisabled>
          Not yet
        </Link>
      </p>
      <p>
        <Link {...args} variant="outline" />
      </p>
    </div>
  ),
});

export const OnPaper = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 380 }}>
      <Ticket>
        <h2>Try this at home</h2>
        <p>
          Pick two things at the shop. <Link href="/tips">More to try</Link>
        </p>
      </Ticket>
    </div>
  ),
});

export const Solid = meta.story({ args: { variant: 'solid' } });

const goTo = fn();

const looks: readonly Required<Pick<LinkProps, 'variant' | 'tone'>>[] = [
  { variant: 'text', tone: 'neutral' },
  { variant: 'standalone', tone: 'neutral' },
  { variant: 'nav', tone: 'neutral' },
  { variant: 'solid', tone: 'neutral' },
  { variant: 'outline', tone: 'neutral' },
  { variant: 'solid', tone: 'accent' },
];

/** Every variant at rest, hovered, pressed and focused. */
export const States = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {looks.map(({ variant, tone }) => (
        <div key={`${variant} ${tone}`} style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          {['rest', ...forcedStates].map((state) => (
            <span key={state} ref={forceState(state, 'a')}>
              {variant === 'text' && <span>To </span>}
              <Link {...args} variant={variant} tone={tone} />
            </span>
          ))}
        </div>
      ))}
    </div>
  ),
});

export const ChangesThePage = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <ThemeRoot navigate={goTo}>
      <Link {...args} variant="standalone" />
    </ThemeRoot>
  ),
  play: async ({ canvas, userEvent }) => {
    goTo.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Pricing' }));
    await userEvent.keyboard('{Enter}');

    await expect(goTo.mock.calls.map(([href]) => href)).toEqual(['/pricing', '/pricing']);
  },
});

export const DoTarget = meta.story({
  tags: ['guidance'],
  name: 'The label says where the link leads, even when it is read alone.',
  render: () => (
    <p>
      How we use data is in our <Link href="#privacy">privacy policy</Link>.
    </p>
  ),
});

export const DontTarget = meta.story({
  tags: ['guidance'],
  name: 'In a list of links, “click here” leads anywhere.',
  render: () => (
    <p>
      To find out how we use data, <Link href="#here">click here</Link>.
    </p>
  ),
});
