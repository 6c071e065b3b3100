import { useSyncExternalStore } from 'react';

/** Default time a toast is visible. */
export const toastDurationMs = 5000;
/** How long a dismissed toast stays in the notification area. */
export const historyKeptMs = 1_000_000;

/** Kind of notification, also conveyed by icon and text. */
export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface Toast {
  /** Optional heading of two or three words: "Name Required". */
  title?: string;
  /** One sentence: what happened, what is safe, what to do. */
  message: string;
  /** Defaults to `neutral`. `danger` and `warning` interrupt speech. */
  tone?: ToastTone;
  /** An action. It stays in the history, so it must remain valid. */
  action?: { label: string; onPress: () => void };
  /** Time until it disappears. `null` keeps it until it is closed, as on pages for children. */
  timeoutMs?: number | null;
  /** Called after the toast was painted. */
  onShown?: () => void;
}

/** A toast that is or was visible. */
export interface ShownToast extends Toast {
  key: string;
  /** When it appeared, in milliseconds since 1970. */
  shownAtMs: number;
}

export interface Notifications {
  /** The visible toast. */
  visible: ShownToast | undefined;
  /** Dismissed toasts, newest first. */
  history: readonly ShownToast[];
  /** Whether the notification area shows the history. */
  isOpen: boolean;
}

const nothing: Notifications = { visible: undefined, history: [], isOpen: false };
let current = nothing;
let waiting: readonly (Toast & { key: string })[] = [];
let count = 0;
const listeners = new Set<() => void>();
const expiries = new Map<string, ReturnType<typeof setTimeout>>();

function update(changes: Partial<Notifications>): void {
  current = { ...current, ...changes };
  for (const listener of listeners) listener();
}

function nextFromQueue(): ShownToast | undefined {
  const [next, ...rest] = waiting;
  waiting = rest;
  return next && { ...next, shownAtMs: Date.now() };
}

function removeFromHistory(key: string): void {
  expiries.delete(key);
  update({ history: current.history.filter((toast) => toast.key !== key) });
}

/** Shows a toast, or queues it behind the visible one. Returns a function that dismisses it. */
export function notify(toast: Toast): () => void {
  count += 1;
  const key = `toast-${count}`;
  waiting = [...waiting, { ...toast, key }];
  update(current.visible ? {} : { visible: nextFromQueue() });
  return () => dismissToast(key);
}

/** Adds a toast to the history without showing it, because the page itself says the same. */
export function remember(toast: Toast): void {
  count += 1;
  update({ history: withHistory({ ...toast, key: `toast-${count}`, shownAtMs: Date.now() }) });
}

/** Returns the history with a toast, which leaves it later. */
function withHistory(toast: ShownToast): readonly ShownToast[] {
  expiries.set(
    toast.key,
    setTimeout(() => removeFromHistory(toast.key), historyKeptMs),
  );
  return [toast, ...current.history];
}

/** Dismisses a visible or queued toast, and shows the next one. */
export function dismissToast(key: string): void {
  waiting = waiting.filter((toast) => toast.key !== key);
  const dismissed = current.visible;
  if (dismissed?.key !== key) {
    update({});
    return;
  }
  update({ history: withHistory(dismissed), visible: nextFromQueue() });
}

/** Runs the action of a toast and removes it from the history, so that it runs only once. */
export function runAction({ key, action }: ShownToast): void {
  dismissToast(key);
  update({ history: current.history.map((toast) => (toast.key === key ? withoutAction(toast) : toast)) });
  action?.onPress();
}

function withoutAction({ action: _action, ...toast }: ShownToast): ShownToast {
  return toast;
}

/** Opens the notification area, for a header button on devices without F8. */
export function showNotifications(): void {
  update({ isOpen: true });
}

/** Whether the key is F8 without modifiers, the shortcut to the notification area. */
export function isAreaKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'F8' && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Closes the notification area. The visible toast stays. */
export function hideNotifications(): void {
  if (current.isOpen) update({ isOpen: false });
}

/** Removes all toasts, including queued and dismissed ones. For sign-out, so that the next user sees none of them. */
export function clearNotifications(): void {
  for (const expiry of expiries.values()) clearTimeout(expiry);
  expiries.clear();
  waiting = [];
  update(nothing);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the visible and dismissed toasts. */
export function notifications(): Notifications {
  return current;
}

/** Returns the visible and dismissed toasts, and re-renders on changes. */
export function useNotifications(): Notifications {
  return useSyncExternalStore(subscribe, notifications, () => nothing);
}

/** Session storage key of a toast for the next page. */
const carriedKey = 'countertop.toast';

/** A toast shown by the next page. It has no action, because functions do not survive navigation. */
export type CarriedToast = Pick<Toast, 'message' | 'tone'> & { title: string };

/** Shows a toast on the next page loaded in this tab, or immediately if storage is unavailable. */
export function notifyOnNextPage(toast: CarriedToast): void {
  try {
    sessionStorage.setItem(carriedKey, JSON.stringify(toast));
  } catch {
    notify(toast);
  }
}

const tones: readonly ToastTone[] = ['neutral', 'success', 'warning', 'danger'];

function parseToast(stored: string): CarriedToast | null {
  const value: unknown = JSON.parse(stored);
  if (typeof value !== 'object' || value === null || !('title' in value) || !('message' in value)) return null;
  const { title, message } = value;
  if (typeof title !== 'string' || typeof message !== 'string') return null;
  const tone = tones.find((one) => 'tone' in value && one === value.tone) ?? 'neutral';
  return { title, message, tone };
}

/** Shows the toast stored by the previous page. Called once per page load. */
export function showCarriedToast(): void {
  try {
    const stored = sessionStorage.getItem(carriedKey);
    if (stored === null) return;
    sessionStorage.removeItem(carriedKey);
    const toast = parseToast(stored);
    if (toast) notify(toast);
  } catch (error) {
    console.warn('Failed to read the stored toast.', error);
  }
}
