import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { installSpeech } from '../../assist/read-aloud/speech.fixture.ts';
import { FamilyDialog } from './FamilyDialog.tsx';

const meta = preview.meta({ title: 'Game/What the family sees', component: FamilyDialog, args: { onClose: fn() } });

export const Opened = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your family can see how you’re doing' });
    await waitFor(() => expect(within(dialog).getByText('your badges and certificates')).toBeVisible());
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);

    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** For children who don't read yet. */
export const ReadAloud = meta.story({
  beforeEach: () => installSpeech().remove,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Read to me' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible());
  },
});
