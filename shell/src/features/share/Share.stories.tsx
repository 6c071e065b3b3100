import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Share, type ShareProps } from './Share.tsx';

interface Device {
  share?: Navigator['share'];
  writeText?: Clipboard['writeText'];
}

/** Installs a fake share sheet and clipboard. Returns a function that removes them. */
function withDevice({ share, writeText = () => Promise.resolve() }: Device) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const args: ShareProps = { variant: 'icon' };

const meta = preview.meta({
  title: 'Shell/Share',
  component: Share,
  args,
  beforeEach: async () => {
    await import('@countertop/design-system/SharePanel');
    return withDevice({});
  },
  render: (props) => (
    <main style={{ minBlockSize: 420 }}>
      <h1>Games</h1>
      <Share {...props} />
    </main>
  ),
});

const button = () => screen.getByRole('button', { name: 'Share' });
const panel = () => screen.findByRole('dialog', { name: 'Share this page' });

export const Panel = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(button());

    await waitFor(async () => expect(await panel()).toBeVisible());
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    await expect(names.join()).toMatch(/Twitter.*Facebook.*LinkedIn/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
  },
});

export const OnDevice = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    const share = fn<Navigator['share']>(() => Promise.resolve());
    withDevice({ share });

    await userEvent.click(button());

    await waitFor(() =>
      expect(share).toHaveBeenCalledWith(
        expect.objectContaining({ title: document.title, url: expect.stringMatching(/^http/) }),
      ),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const CanceledOnDevice = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    const share = fn<Navigator['share']>(() => Promise.reject(new DOMException('closed', 'AbortError')));
    withDevice({ share });

    await userEvent.click(button());

    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const DeviceFails = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    withDevice({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });

    await userEvent.click(button());

    await waitFor(async () => expect(await panel()).toBeVisible());
  },
});

export const Copied = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    const writeText = fn<Clipboard['writeText']>(() => Promise.resolve());
    withDevice({ writeText });
    await userEvent.click(button());

    await userEvent.click(await screen.findByRole('button', { name: 'Copy Link' }));

    await expect(await screen.findByRole('button', { name: 'Copied!' })).toHaveFocus();
    await expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^http/));
    await expect(await screen.findByRole('button', { name: 'Copy Link' })).toBeVisible();
  },
});

export const CopyingBlocked = meta.story({
  play: async ({ userEvent }) => {
    withDevice({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await userEvent.click(button());

    await userEvent.click(await screen.findByRole('button', { name: 'Copy Link' }));

    const address = await screen.findByRole('textbox', { name: 'Link to this page' });
    await waitFor(() => expect(address).toHaveFocus());
    await expect(window.getSelection()?.toString()).toMatch(/^http/);
  },
});
