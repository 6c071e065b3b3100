import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { HelpDialog } from './HelpDialog.tsx';

const meta = preview.meta({ title: 'Game/How to play', component: HelpDialog, args: { onClose: fn(), onStart: fn() } });

export const FourSteps = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start Playing!' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close Tutorial' }));

    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
