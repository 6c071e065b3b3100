import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { pauseIcon } from '../Icon/icons.ts';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: { text: 'Pause', delay: 0, children: <IconButton icon={pauseIcon} label="Pause" /> },
  render: (args: TooltipProps) => (
    <div style={{ padding: 64 }}>
      <Tooltip {...args} />
    </div>
  ),
});

/** The label of an icon. */
export const OnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Pause');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
  },
});

// wcag22-1.4.13 (site, game, kit)

export const OnHover = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'Pause' }));
    const tooltip = await screen.findByRole('tooltip');

    await userEvent.hover(tooltip);

    await expect(tooltip).toBeVisible();
  },
});

export const IsNotAnnouncedTwice = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');

    await expect(canvas.getByRole('button', { name: 'Pause' })).not.toHaveAccessibleDescription();
  },
});

/** A description of a labeled control. */
export const Describes = meta.story({
  tags: ['nightly'],
  args: {
    text: 'Customers do not lose patience while the game is paused',
    children: <Button variant="outline">Pause</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');

    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveAccessibleDescription(
      'Customers do not lose patience while the game is paused',
    );
  },
});

// wcag22-1.4.13 (site, game, kit)

export const EscapeHidesIt = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
  },
});

/** It wraps, and flips to the other side if there is no room. */
export const Below = meta.story({
  tags: ['nightly'],
  args: { placement: 'bottom', text: 'A long line about the control, which wraps and never leaves the window' },
  play: async ({ userEvent }) => {
    await userEvent.tab();

    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
});

/** Disabled controls have no tooltip. State the reason nearby. */
export const NotOnADisabledControl = meta.story({
  tags: ['nightly'],
  args: { children: <IconButton icon={pauseIcon} label="Pause" isDisabled /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Pause' }));

    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});

export const DoExtra = meta.story({
  tags: ['guidance'],
  name: 'Adds something that people can do without.',
  render: () => (
    <Tooltip text="Ctrl + P">
      <Button>Print</Button>
    </Tooltip>
  ),
});

export const DontExtra = meta.story({
  tags: ['guidance'],
  name: 'Hides what everybody needs from those who touch the screen.',
  render: () => (
    <Tooltip text="This cannot be undone">
      <Button>Delete everything</Button>
    </Tooltip>
  ),
});
