import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { savePreferences } from '../../theme/preferences/preferences.ts';
import { notifications } from './notifications.ts';
import { clearNotifications, notify, toastDurationMs, type Toast } from './notifications.ts';
import { ToastRegion } from './Toast.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const shown = () => document.querySelector('[role="group"]')?.textContent ?? '';
const area = () => document.querySelector('section') ?? document.body;
/** Runs `work` and flushes React updates. */
const done = (work: () => unknown) =>
  act(() => {
    work();
  });
const say = (toast: Toast) => done(() => notify(toast));
const pass = (ms: number) => done(() => vi.advanceTimersByTime(ms));
const fire = (event: Event, target: Element = area()) => done(() => target.dispatchEvent(event));

beforeEach(() => {
  vi.useFakeTimers();
  clearNotifications();
  document.body.innerHTML = '<button>Page</button><div></div>';
  const root = createRoot(document.body.lastElementChild ?? document.body);
  done(() => root.render(<ToastRegion />));
  return () => {
    done(() => root.unmount());
    vi.useRealTimers();
  };
});

it('hides a toast after five seconds and keeps it in the history', () => {
  say({ message: 'Saved.' });

  pass(toastDurationMs - 1);
  expect(shown()).toContain('Saved.');
  pass(1);

  expect(toastDurationMs).toBe(5000);
  expect(shown()).toBe('');
  expect(notifications().history).toHaveLength(1);
});

it('shows each toast for five seconds', () => {
  say({ message: 'One.' });
  say({ message: 'Two.' });

  pass(toastDurationMs);
  expect(shown()).toContain('Two.');
  pass(toastDurationMs - 1);
  expect(shown()).toContain('Two.');
  pass(1);

  expect(shown()).toBe('');
});

it('shows a toast without a timeout until it is closed', () => {
  say({ message: 'Ring the bell.', timeoutMs: null });

  pass(10 * toastDurationMs);

  expect(shown()).toContain('Ring the bell.');
});

it('stays in untimed mode until it is closed, and another toast waits', async () => {
  await act(async () => savePreferences({ gameSpeed: 'none' }));
  say({ message: 'One.' });

  pass(10 * toastDurationMs);
  expect(shown()).toContain('One.');
  say({ message: 'Two.' });
  pass(10 * toastDurationMs);
  expect(shown()).toContain('One.');
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
  pass(10 * toastDurationMs);

  expect(shown()).toContain('Two.');
  await act(async () => savePreferences({ gameSpeed: 'standard' }));
});

it('pauses the timeout while hovered', () => {
  say({ message: 'Saved.' });
  pass(3000);

  fire(new MouseEvent('pointerover', { bubbles: true }));
  pass(60_000);
  expect(shown()).toContain('Saved.');
  fire(new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
  pass(1999);
  expect(shown()).toContain('Saved.');
  pass(1);

  expect(shown()).toBe('');
});

it('pauses the timeout while focused', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  say({ message: 'Saved.' });
  pass(4000);

  done(() => document.querySelector<HTMLElement>('[role="group"]')?.focus());
  pass(60_000);
  expect(shown()).toContain('Saved.');
  done(() => document.querySelector('button')?.focus());
  pass(1000);

  expect(shown()).toBe('');
});

it('pauses the timeout while the history is open', () => {
  say({ message: 'Saved.' });

  fire(new KeyboardEvent('keydown', { key: 'F8', bubbles: true, cancelable: true }), document.body);
  pass(60_000);

  expect(document.activeElement).toBe(area());
  expect(shown()).toContain('Saved.');
});

it('ignores F8 with Shift, Alt, Ctrl or Command', () => {
  for (const modifier of ['shiftKey', 'altKey', 'ctrlKey', 'metaKey']) {
    fire(new KeyboardEvent('keydown', { key: 'F8', [modifier]: true, bubbles: true }), document.body);
  }

  expect(notifications().isOpen).toBe(false);
});
