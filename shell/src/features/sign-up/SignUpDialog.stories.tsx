import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { lostText } from '../../../../.storybook/checks/lostText.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SignUpDialog } from './SignUpDialog.tsx';

const meta = preview.meta({
  title: 'Shell/Sign up/Dialog',
  component: SignUpDialog,
  args: { onClose: fn() },
});

export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Track Your Achievements' })).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Sign Up / Sign In' })).toHaveAttribute('href', '/api/login');
  },
});

export const ContinuesWithoutAccount = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue Without Account' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const ClosedByEscape = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');

    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

/** All of it can be scrolled to, and no text is cut. */
export const OnASmallPhoneWithLargeText = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: '150' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Track Your Achievements' });

    // The list scrolls below the buttons, so each part is checked on its own.
    await expect(lostText(within(dialog).getByRole('heading'))).toEqual([]);
    await expect(lostText(within(dialog).getByRole('list'))).toEqual([]);
    for (const control of [...within(dialog).getAllByRole('button'), within(dialog).getByRole('link')]) {
      await expect(lostText(control)).toEqual([]);
      control.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      await expect(Math.min(left, top), control.outerHTML).toBeGreaterThanOrEqual(0);
      await expect(right, control.outerHTML).toBeLessThanOrEqual(window.innerWidth);
      await expect(bottom, control.outerHTML).toBeLessThanOrEqual(window.innerHeight);
      await expect(control.scrollWidth, control.outerHTML).toBeLessThanOrEqual(control.clientWidth);
    }
  },
});
