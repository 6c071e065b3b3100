import { useSyncExternalStore } from 'react';

/** How long a toast stays in sight, unless its `timeoutMs` says otherwise. */
export const toastDurationMs = 5000;
/** How long a dismissed toast can be read again in the notification area. */
export const recordKeptMs = 1_000_000;

/** What kind of news it is. The icon and the words say it too. */
export type ToastTone = 'plain' | 'success' | 'warning' | 'destructive';

export interface Toast {
  /** Two or three words, where the sentence needs a heading: "Name Required". */
  title?: string;
  /** One sentence: what happened, what is safe, what to do. */
  message: string;
  /** `plain` unless said otherwise. `destructive` and `warning` interrupt what is being read aloud. */
  tone?: ToastTone;
  /** One thing to do about it. It stays in the record, so it must be right for as long as that. */
  action?: { label: string; onPress: () => void };
  /** How long it stays; `null` until somebody closes it, as on children's pages. */
  timeoutMs?: number | null;
  /** Called once the toast has been painted. */
  onShown?: () => void;
}

/** A toast that has been in sight, or is. */
export interface ShownToast extends Toast {
  key: string;
  /** When it came in sight, in milliseconds since 1970. */
  shownAtMs: number;
}

export interface Notifications {
  /** The one in sight. */
  visible: ShownToast | undefined;
  /** Those that were dismissed, newest first. */
  record: readonly ShownToast[];
  /** Whether the notification area shows the record. */
  isOpen: boolean;
}

const nothing: Notifications = { visible: undefined, record: [], isOpen: false };
let current = nothing;
let waiting: readonly (Toast & { key: string })[] = [];
let count = 0;
const listeners = new Set<() => void>();
const expiries = new Map<string, ReturnType<typeof setTimeout>>();

function change(changes: Partial<Notifications>): void {
  current = { ...current, ...changes };
  for (const listener of listeners) listener();
}

function nextInLine(): ShownToast | undefined {
  const [next, ...rest] = waiting;
  waiting = rest;
  return next && { ...next, shownAtMs: Date.now() };
}

function forget(key: string): void {
  expiries.delete(key);
  change({ record: current.record.filter((toast) => toast.key !== key) });
}

/** Shows a toast, or lines it up behind the one in sight. Call what it returns to dismiss it early. */
export function notify(toast: Toast): () => void {
  count += 1;
  const key = `toast-${count}`;
  waiting = [...waiting, { ...toast, key }];
  if (!current.visible) change({ visible: nextInLine() });
  return () => dismissToast(key);
}

/** Takes a toast out of sight, or out of the line, and lets the next one come. */
export function dismissToast(key: string): void {
  waiting = waiting.filter((toast) => toast.key !== key);
  const dismissed = current.visible;
  if (dismissed?.key !== key) return;
  expiries.set(
    key,
    setTimeout(() => forget(key), recordKeptMs),
  );
  change({ visible: nextInLine(), record: [dismissed, ...current.record] });
}

/** Does what a toast offers, once: the offer is gone from the record. */
export function takeAction({ key, action }: ShownToast): void {
  dismissToast(key);
  change({ record: current.record.map((toast) => (toast.key === key ? withoutAction(toast) : toast)) });
  action?.onPress();
}

function withoutAction({ action: _taken, ...toast }: ShownToast): ShownToast {
  return toast;
}

/** Opens the notification area, for a button in a header: fingers have no F8. */
export function showNotifications(): void {
  change({ isOpen: true });
}

/** True for F8 alone, which goes to the notification area from anywhere. */
export function isAreaKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'F8' && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Closes the notification area. The toast in sight stays. */
export function hideNotifications(): void {
  if (current.isOpen) change({ isOpen: false });
}

/** Forgets every toast, shown, waiting and dismissed: when somebody signs out, the next person sees none of it. */
export function clearNotifications(): void {
  for (const expiry of expiries.values()) clearTimeout(expiry);
  expiries.clear();
  waiting = [];
  change(nothing);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is in sight and what was. */
export function notifications(): Notifications {
  return current;
}

/** The same, live. */
export function useNotifications(): Notifications {
  return useSyncExternalStore(subscribe, notifications, () => nothing);
}

/** Where a toast waits for the next page. */
const carriedKey = 'countertop.toast';

/** A toast that another page shows: it has no action, which would be gone with this page. */
export type CarriedToast = Pick<Toast, 'message' | 'tone'> & { title: string };

/** Keeps a toast for the page that is loaded next in this tab. Where nothing can be kept, it shows here. */
export function notifyOnNextPage(toast: CarriedToast): void {
  try {
    sessionStorage.setItem(carriedKey, JSON.stringify(toast));
  } catch {
    notify(toast);
  }
}

const tones: readonly ToastTone[] = ['plain', 'success', 'warning', 'destructive'];

function carried(kept: string): CarriedToast | null {
  const value: unknown = JSON.parse(kept);
  if (typeof value !== 'object' || value === null || !('title' in value) || !('message' in value)) return null;
  const { title, message } = value;
  if (typeof title !== 'string' || typeof message !== 'string') return null;
  const tone = tones.find((one) => 'tone' in value && one === value.tone) ?? 'plain';
  return { title, message, tone };
}

/** Shows the toast that the page before has kept. Called once, when a page has been loaded. */
export function showCarriedToast(): void {
  try {
    const kept = sessionStorage.getItem(carriedKey);
    if (kept === null) return;
    sessionStorage.removeItem(carriedKey);
    const toast = carried(kept);
    if (toast) notify(toast);
  } catch (error) {
    console.warn('The toast of the page before could not be read.', error);
  }
}
