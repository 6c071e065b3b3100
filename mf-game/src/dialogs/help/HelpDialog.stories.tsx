import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { en } from './help.messages.ts';
import { HelpDialog } from './HelpDialog.tsx';

const meta = preview.meta({ title: 'Game/How to play', component: HelpDialog, args: { onClose: fn(), onStart: fn() } });

export const FourPictures = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'How to Play' });
    await waitFor(() => expect(within(dialog).getByText('Read the ticket. Work it out.')).toBeVisible());
    await expect(within(dialog).getByText('25 points')).not.toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'For grown-ups and keyboards' }));
    await waitFor(() => expect(within(dialog).getByText('25 points')).toBeVisible());
    await expect(within(dialog).getByText('50 points')).toBeVisible();
    await expect(within(dialog).getByText('100 points')).toBeVisible();
    await expect(within(dialog).getByText('50¢')).toBeVisible();
    await expect(within(dialog).getByText('pauses, or closes what is open')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Start Playing!' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close Tutorial' }));

    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LeftByEscape = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'How to Play' });
    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

const captions = [en['help.greet'], en['help.work'], en['help.check'], en['help.serve']];

export const FewWords = meta.story({
  play: async () => {
    for (const caption of captions) await expect(caption.split(' ').length).toBeLessThanOrEqual(6);
  },
});
