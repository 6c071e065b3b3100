import { preferences } from '@countertop/design-system/preferences';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';

const meta = preview.meta({ title: 'Game/Accessibility options', component: OptionsDialog, args: { onClose: fn() } });

export const Cancelled = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Game speed/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^No timers/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(preferences.gameSpeed).toBe('standard');
  },
});

export const Saved = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Game speed/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Twice the time/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(preferences.gameSpeed).toBe('x2');
  },
});

export const LargerText = meta.story({
  // From right to left the arrow to the right makes it smaller.
  globals: { textSize: '100', locale: 'en-US' },
  play: async ({ userEvent }) => {
    const size = await screen.findByRole('slider', { name: 'Text size' });
    size.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(size).toHaveAttribute('aria-valuetext', '125%');

    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

    await expect(preferences.textSize).toBe(125);
  },
});

export const EveryTheme = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Color theme/ }));

    await expect(await screen.findAllByRole('option')).toHaveLength(6);
  },
});
