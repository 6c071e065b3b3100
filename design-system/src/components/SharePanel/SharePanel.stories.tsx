import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SharePanel, type SharePanelProps } from './SharePanel.tsx';

const meta = preview.meta({
  title: 'Overlays/SharePanel',
  tags: ['autodocs'],
  component: SharePanel,
  args: { url: 'https://countertop.test/game', title: 'Math Bistro', text: 'Run a restaurant on arithmetic.' },
  beforeEach: () => withDevice({}),
  render: (args: SharePanelProps) => (
    <div style={{ minBlockSize: 420 }}>
      <h1>Math Bistro</h1>
      <SharePanel {...args} />
    </div>
  ),
});

interface Device {
  share?: Navigator['share'];
  writeText?: Clipboard['writeText'];
}

/** Mocks the native share sheet and the clipboard for one story. */
function withDevice({ share, writeText = () => Promise.resolve() }: Device) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

export const Panel = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(button);

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Share this page' })).toBeVisible());
    for (const network of ['Twitter', 'Facebook', 'LinkedIn']) {
      const link = screen.getByRole('link', { name: new RegExp(network) });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAccessibleName(/new tab/);
    }
  },
});

export const EscapeRestoresFocus = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(button);
    await screen.findByRole('dialog');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const NativeShare = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const share = fn(() => Promise.resolve());
    withDevice({ share });

    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));

    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({
        url: 'https://countertop.test/game',
        title: 'Math Bistro',
        text: 'Run a restaurant on arithmetic.',
      }),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const NativeShareFails = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    withDevice({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });

    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));

    await expect(await screen.findByRole('dialog', { name: 'Share this page' })).toBeInTheDocument();
  },
});

/** The button says “Copied!” for two seconds. */
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(() => Promise.resolve());
    withDevice({ writeText });
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Copy Link' }));

    await expect(await screen.findByRole('button', { name: 'Copied!' })).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
    await expect(writeText).toHaveBeenCalledWith('https://countertop.test/game');
  },
});

/** If the browser refuses to copy, the URL is shown selected. */
export const CopyingFails = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    withDevice({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Copy Link' }));

    const address = await screen.findByRole('textbox', { name: 'Link to this page' });
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toHaveValue('https://countertop.test/game');
    await expect(window.getSelection()?.toString()).toBe('https://countertop.test/game');
    await expect(address).toHaveAccessibleDescription(/copy it yourself/);
  },
});
