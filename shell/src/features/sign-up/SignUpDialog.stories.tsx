import { expect, fn, screen, waitFor } from 'storybook/test';
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
