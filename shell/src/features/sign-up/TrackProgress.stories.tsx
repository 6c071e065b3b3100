import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SignUpDialog, TrackProgress } from './TrackProgress.tsx';

const storageKey = 'countertop.sign-up.v1';

const meta = preview.meta({
  title: 'Shell/Sign up/Track progress',
  component: TrackProgress,
  args: { isOffered: false },
  beforeEach: async () => {
    localStorage.setItem(storageKey, 'dismissed');
    await SignUpDialog.preload();
  },
  render: (args) => (
    <main style={{ minBlockSize: 420 }}>
      <h1>Games</h1>
      <TrackProgress {...args} />
    </main>
  ),
});

const dialog = () => screen.queryByRole('dialog', { name: 'Track Your Achievements' });
const button = () => screen.getByRole('button', { name: 'Track Progress' });

export const Reopens = meta.story({
  args: { isOffered: true },
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await waitFor(() => expect(dialog()).toBeVisible());

    await userEvent.click(screen.getByRole('button', { name: 'Continue Without Account' }));

    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());
    await expect(localStorage.getItem(storageKey)).toBe('dismissed');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog()).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(button()).toHaveFocus());
  },
});

/** After the first scroll. */
export const OpensWhenIdle = meta.story({
  tags: ['nightly'],
  args: { isOffered: true },
  beforeEach: () => localStorage.removeItem(storageKey),
  decorators: [(Story) => <div style={{ minBlockSize: '200vb' }}>{Story()}</div>],
  play: async ({ userEvent }) => {
    window.scrollTo(0, 100);
    // Nothing opens while the pointer is pressed.
    await fireEvent.pointerDown(button());
    await expect(dialog()).toBeNull();
    await fireEvent.pointerCancel(button());

    await waitFor(() => expect(dialog()).toBeVisible());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    await expect(localStorage.getItem(storageKey)).toBe('dismissed');
  },
});
