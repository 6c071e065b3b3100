import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ShareButton } from './ShareButton.tsx';

const shared = { url: 'https://countertop.test/game', title: 'Math Bistro', text: 'Run a restaurant on arithmetic.' };

/** Mocks the native share sheet, or removes it, for one story. */
function withSheet(share?: Navigator['share']) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
  };
}

const meta = preview.meta({
  title: 'Controls/ShareButton',
  tags: ['autodocs'],
  component: ShareButton,
  args: { getShared: () => shared, onPanel: fn() },
  beforeEach: () => withSheet(),
});

export const Label = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));

    await waitFor(() => expect(args.onPanel).toHaveBeenCalledWith(shared));
  },
});

/** As an icon, for headers. */
export const AsIcon = meta.story({
  args: { variant: 'icon' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(args.onPanel).toHaveBeenCalledOnce());
  },
});

export const NativeShare = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent, args }) => {
    const share = fn(() => Promise.resolve());
    withSheet(share);

    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));

    await waitFor(() => expect(share).toHaveBeenCalledWith(shared));
    await expect(args.onPanel).not.toHaveBeenCalled();
  },
});
