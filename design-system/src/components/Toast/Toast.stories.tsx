import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { clearNotifications, notify, showNotifications, type Toast } from './notifications.ts';
import { ToastRegion } from './Toast.tsx';
import { VisibleToast } from './VisibleToast.tsx';

const meta = preview.meta({
  title: 'Feedback/Toast',
  tags: ['autodocs'],
  component: ToastRegion,
  // In an iframe the toast is at the bottom, like on a page.
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  beforeEach: () => clearNotifications(),
  render: () => (
    <main style={{ minBlockSize: 420 }}>
      <h1>Math Bistro</h1>
      <Button variant="outline">Settings</Button>
      <ToastRegion />
    </main>
  ),
});

const saved: Toast = { tone: 'success', message: 'Saved. Mia now plays Intermediate.', timeoutMs: null };

const shows = (toast: Toast) => async () => {
  notify({ timeoutMs: null, ...toast });

  await waitFor(() => expect(screen.getByRole('group')).toBeVisible());
  await expect(screen.getByRole('group')).toHaveAccessibleName(toast.title ?? toast.message);
};

export const Plain = meta.story({ play: shows({ message: 'Your day is saved until you come back.' }) });

export const Success = meta.story({ tags: ['nightly'], play: shows(saved) });

/** In the game on a phone, away from the number pad. */
export const InTheGame = meta.story({
  tags: ['nightly'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <main style={{ minBlockSize: 420 }}>
      <h1>Math Bistro</h1>
      <ToastRegion isPlaying />
    </main>
  ),
  play: async () => {
    await shows(saved)();

    await expect(screen.getByRole('group').getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2);
  },
});

function PausedGame() {
  const [isPaused, setPaused] = useState(true);
  return (
    <main>
      <h1>Math Bistro</h1>
      <Dialog title="Game paused" isOpen={isPaused} onOpenChange={setPaused} hasClose />
      <ToastRegion isPlaying />
    </main>
  );
}

/** It is announced immediately and shown when the dialog is closed. */
export const WaitsForTheDialog = meta.story({
  tags: ['behavior'],
  render: () => <PausedGame />,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    notify({ ...saved, timeoutMs: null });
    await waitFor(() => expect(screen.getByText(new RegExp(saved.message))).toBeInTheDocument());
    await expect(screen.queryByRole('group')).toBeNull();

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('group')).toBeVisible());
  },
});

export const Warning = meta.story({
  tags: ['nightly'],
  play: shows({ tone: 'warning', message: 'Your connection is slow. Your changes are saved on this device for now.' }),
});

const tones = ['neutral', 'success', 'warning', 'danger'] as const;

/** One sentence. Icon and color show the tone. */
export const AllTones = meta.story({
  render: () => (
    <main style={{ display: 'grid', gap: 16, maxInlineSize: '27rem' }}>
      {tones.map((tone) => (
        <VisibleToast
          key={tone}
          toast={{ key: tone, shownAtMs: 0, tone, title: 'Friday', message: `This one is ${tone}.`, timeoutMs: null }}
          isPaused
          onDismiss={fn()}
          onAction={fn()}
        />
      ))}
    </main>
  ),
});

export const OneAtATime = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    notify({ message: 'The first.', timeoutMs: null });
    notify({ message: 'The second.', timeoutMs: null });
    await expect(await screen.findByRole('group')).toHaveAccessibleName('The first.');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.getByRole('group')).toHaveAccessibleName('The second.'));
  },
});

// wcag22-4.1.3 (site, game, kit)
export const IsAnnouncedOnce = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const regions = () => [...screen.getAllByRole('status'), ...screen.getAllByRole('alert')];
    const said: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) said.push(textContent ?? '');
    });
    await waitFor(() => expect(regions()).toHaveLength(2));
    for (const region of regions()) observer.observe(region, { childList: true, subtree: true, characterData: true });

    notify({ tone: 'danger', title: 'Unauthorized', message: 'Sign in to see this page.', timeoutMs: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{F8}');
    await screen.findByRole('list', { name: 'Earlier' });

    observer.disconnect();
    await expect(said).toEqual(['Unauthorized. Sign in to see this page.']);
  },
});

export const ReadAgain = meta.story({
  tags: ['behavior', 'nightly'],
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('button', { name: 'Settings' });
    before.focus();
    for (const message of ['The first.', 'The second.']) notify({ message, timeoutMs: null })();
    await expect(before).toHaveFocus();

    await userEvent.keyboard('{F8}');

    const area = screen.getByRole('region', { name: 'Notifications (F8)' });
    await waitFor(() => expect(area).toHaveFocus());
    const entries = within(screen.getByRole('list', { name: 'Earlier' })).getAllByRole('listitem');
    await expect(entries[0]).toHaveTextContent('The second.');
    await expect(entries[1]).toHaveTextContent('The first.');
    await expect(within(area).getAllByRole('time')).toHaveLength(2);
    await userEvent.keyboard('{F8}');
    await expect(before).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  },
});

/** `danger` is for failures. It interrupts speech. */
export const Destructive = meta.story({
  tags: ['nightly'],
  play: shows({ tone: 'danger', title: 'Name Required', message: 'Please enter a display name' }),
});

export const WithAction = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const onPress = fn();
    notify({ message: 'Class deleted.', action: { label: 'Undo', onPress }, timeoutMs: null });

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    await expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  },
});

/** An action, which must also be available elsewhere. It stays in the history. */
export const ActionVisible = meta.story({
  beforeEach: () => notify({ message: 'Class deleted.', action: { label: 'Undo', onPress: fn() }, timeoutMs: null }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('group')).toBeVisible());
  },
});

export const LongText = meta.story({
  tags: ['nightly'],
  play: shows({
    tone: 'danger',
    title: 'We couldn’t create the report',
    message: 'The server is not responding. The results of all 24 students are safe. Try again in a minute.',
    action: { label: 'Try again', onPress: fn() },
  }),
});

/**
 * F8 moves focus to the notification area, where dismissed toasts can be read again. For touch users, provide a button that calls
 * `showNotifications()`.
 */
export const HistoryVisible = meta.story({
  play: async ({ userEvent }) => {
    notify(saved)();
    notify({ tone: 'danger', title: 'Name Required', message: 'Please enter a display name' })();
    notify({ message: 'Class deleted.', action: { label: 'Undo', onPress: fn() } })();
    notify({ tone: 'warning', message: 'The connection is slow.', timeoutMs: null });
    await screen.findByRole('group');

    await userEvent.keyboard('{F8}');

    await waitFor(() => expect(screen.getByRole('list', { name: 'Earlier' })).toBeVisible());
  },
});

/** The empty notification area. */
export const EmptyHistory = meta.story({
  tags: ['nightly'],
  play: async () => {
    showNotifications();

    await expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus());
  },
});

export const EmptyHistoryByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('button', { name: 'Settings' });
    before.focus();
    await userEvent.keyboard('{F8}');
    await expect(
      await screen.findByText('Nothing here yet. Notifications you close stay here for a while.'),
    ).toBeVisible();

    await userEvent.keyboard('{Escape}');

    await expect(before).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Notifications' })).toBeNull());
  },
});

export const ClosingRestoresFocus = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    notify(saved);
    await screen.findByRole('group');
    const before = canvas.getByRole('button', { name: 'Settings' });
    before.focus();
    await userEvent.tab();
    await expect(screen.getByRole('group')).toHaveFocus();
    await userEvent.tab();

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    await expect(before).toHaveFocus();
  },
});

/** Swipes the toast by a distance and releases it. */
async function pull(acrossPx: number, upPx = 0) {
  const toast = await screen.findByRole('group');
  const at = { pointerId: 1, isPrimary: true, bubbles: true };
  await fireEvent.pointerDown(toast, { ...at, clientX: 200, clientY: 200 });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await fireEvent.pointerMove(toast, { ...at, clientX: 200 + acrossPx * part, clientY: 200 - upPx * part });
  }
  await fireEvent.pointerUp(toast, { ...at, clientX: 200 + acrossPx, clientY: 200 - upPx });
}

// wcag22-2.5.1 wcag22-2.5.7 (kit)

export const SwipedAway = meta.story({
  tags: ['behavior'],
  play: async () => {
    for (const acrossPx of [50, -50]) {
      notify(saved);
      await pull(acrossPx);
      await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    }
  },
});

export const ShortSwipe = meta.story({
  tags: ['behavior'],
  play: async () => {
    notify(saved);
    await pull(49);

    const { parentElement } = screen.getByRole('group');
    await expect(parentElement?.style.getPropertyValue('--swipe')).toBe('');
    await waitFor(() => expect(screen.getByRole('group')).toBeVisible());
  },
});

export const ScrollingIsNotASwipe = meta.story({
  tags: ['behavior'],
  play: async () => {
    notify(saved);

    await pull(60, 120);

    await waitFor(() => expect(screen.getByRole('group')).toBeVisible());
  },
});

function OverADialog() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <main>
      <h1>Math Bistro</h1>
      <Dialog
        title="Name the restaurant"
        size="small"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        actions={<Button onPress={() => notify({ ...saved, message: 'Name saved.' })}>Save</Button>}
      />
      <ToastRegion />
    </main>
  );
}

export const DialogOpen = meta.story({
  tags: ['behavior'],
  render: () => <OverADialog />,
  play: async ({ userEvent }) => {
    const save = await screen.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByRole('group')).toBeVisible());
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(save).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Name the restaurant' })).toBeVisible());
  },
});

export const DoMessage = meta.story({
  tags: ['guidance'],
  parameters: { docs: { story: { inline: true } } },
  name: 'Says what happened, and offers the way back.',
  render: () => (
    <VisibleToast
      toast={{
        key: 'do',
        tone: 'success',
        message: 'Class 3B was deleted.',
        action: { label: 'Undo', onPress: () => {} },
        timeoutMs: null,
        shownAtMs: 0,
      }}
      isPaused
      onDismiss={() => {}}
      onAction={() => {}}
    />
  ),
});

export const DontMessage = meta.story({
  tags: ['guidance'],
  parameters: { docs: { story: { inline: true } } },
  name: 'Something worked. Nobody knows what, or whether it can be undone.',
  render: () => (
    <VisibleToast
      toast={{
        key: 'dont',
        tone: 'success',
        title: 'Success!',
        message: 'The operation was completed successfully.',
        timeoutMs: null,
        shownAtMs: 0,
      }}
      isPaused
      onDismiss={() => {}}
      onAction={() => {}}
    />
  ),
});
