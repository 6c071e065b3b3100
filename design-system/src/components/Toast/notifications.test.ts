import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearNotifications,
  dismissToast,
  notifications,
  notify,
  remember,
  historyKeptMs,
  runAction,
  toastDurationMs,
} from './notifications.ts';

const messages = (toasts: readonly { message: string }[]) => toasts.map(({ message }) => message);

function dismissVisible(): void {
  const { visible } = notifications();
  if (visible) dismissToast(visible.key);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  clearNotifications();
  return () => vi.useRealTimers();
});

describe('the toast queue', () => {
  it('shows one at a time, in order', () => {
    for (const message of ['one', 'two', 'three']) notify({ message });

    const seen = [notifications().visible?.message];
    dismissVisible();
    seen.push(notifications().visible?.message);
    dismissVisible();
    seen.push(notifications().visible?.message);
    dismissVisible();

    expect(seen).toEqual(['one', 'two', 'three']);
    expect(notifications().visible).toBeUndefined();
  });

  it('removes a queued toast without keeping it in the history', () => {
    notify({ message: 'one' });
    const takeBack = notify({ message: 'two' });

    takeBack();
    dismissVisible();

    expect(notifications().visible).toBeUndefined();
    expect(messages(notifications().history)).toEqual(['one']);
  });

  it('dismisses a toast only once', () => {
    const close = notify({ message: 'one' });

    close();
    close();

    expect(messages(notifications().history)).toEqual(['one']);
  });
});

describe('the history', () => {
  it('keeps dismissed toasts, newest first, with the time they were shown', () => {
    notify({ message: 'one' });
    dismissVisible();
    vi.advanceTimersByTime(60_000);
    notify({ message: 'two' });
    dismissVisible();

    const { history } = notifications();

    expect(messages(history)).toEqual(['two', 'one']);
    expect(history.map(({ shownAtMs }) => shownAtMs - 1_700_000_000_000)).toEqual([60_000, 0]);
  });

  it('forgets a toast a million milliseconds after its dismissal', () => {
    notify({ message: 'one' });
    vi.advanceTimersByTime(toastDurationMs);
    dismissVisible();

    vi.advanceTimersByTime(historyKeptMs - 1);
    expect(messages(notifications().history)).toEqual(['one']);
    vi.advanceTimersByTime(1);

    expect(historyKeptMs).toBe(1_000_000);
    expect(notifications().history).toEqual([]);
  });

  it('also keeps what was not shown as a toast', () => {
    notify({ message: 'one' });
    remember({ message: 'two' });
    dismissVisible();

    expect(notifications().visible).toBeUndefined();
    expect(messages(notifications().history)).toEqual(['one', 'two']);
    vi.advanceTimersByTime(historyKeptMs);
    expect(notifications().history).toEqual([]);
  });

  it('keeps an action until it is used', () => {
    const onPress = vi.fn<() => void>();
    notify({ message: 'Class deleted.', action: { label: 'Undo', onPress } });
    dismissVisible();
    const [kept] = notifications().history;
    if (kept) runAction(kept);

    expect(onPress).toHaveBeenCalledOnce();
    expect(notifications().history).toEqual([expect.not.objectContaining({ action: expect.anything() })]);
  });

  it('stays empty after clearing', () => {
    notify({ message: 'one' });
    dismissVisible();
    notify({ message: 'two' });
    notify({ message: 'three' });

    clearNotifications();
    vi.advanceTimersByTime(historyKeptMs);

    expect(notifications()).toEqual({ visible: undefined, history: [], isOpen: false });
  });
});
