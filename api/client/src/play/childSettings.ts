import { getSettings, type LearnerSettings, learnerSettings, putSettings } from '@countertop/contract/play/settings';
import * as z from 'zod/mini';
import { call } from '../shared/call.ts';
import { CallError } from '../shared/CallError.ts';
import { settingsKey } from './deviceKeys.ts';
import { storedValue } from '../shared/storedValue.ts';

const deviceSettings = z.object({
  /** The child whose settings the pages use; null while they use the grown-up's preferences. */
  learnerId: z.nullable(z.string()),
  /** The grown-up's preferences while the pages use a child's. */
  grownUp: z.nullable(learnerSettings),
  /** Settings of children who have used this device, by ID. */
  children: z.record(z.string(), z.object({ settings: learnerSettings, isUnsent: z.boolean() })),
});
type DeviceSettings = z.infer<typeof deviceSettings>;

const none: DeviceSettings = { learnerId: null, grownUp: null, children: {} };

const stored = storedValue<DeviceSettings>({
  area: 'localStorage',
  key: settingsKey,
  fallback: none,
  read: (json) => z.safeParse(deviceSettings, json).data,
});

/** The preferences of the pages on this device, which the design system keeps. */
export interface PagePreferences {
  get: () => LearnerSettings;
  /** Without the settings of a child that the page was rendered with. */
  saved: () => LearnerSettings;
  replace: (settings: LearnerSettings) => void;
  /** Returns the function to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** Waits before sending: a slider changes many times. */
const sendAfterMs = 1000;
/** The longest a child waits for settings changed on another device. */
const patienceMs = 3000;

function isSame(one: LearnerSettings, other: LearnerSettings): boolean {
  const values = new Map(Object.entries(other));
  return Object.entries(one).every(([name, value]) => values.get(name) === value);
}

function keep(learnerId: string, settings: LearnerSettings, isUnsent: boolean): void {
  const device = stored.get();
  stored.set({ ...device, children: { ...device.children, [learnerId]: { settings, isUnsent } } });
}

/**
 * Makes the settings of a child the preferences of this device, and keeps those of the grown-up. A child without any starts
 * with the preferences of the device. Resolves when they are those of the server, or the server can't be reached.
 */
export async function applyChildSettings(learnerId: string, page: PagePreferences): Promise<void> {
  const device = stored.get();
  if (device.learnerId !== learnerId) {
    const ofGrownUp = device.grownUp ?? page.saved();
    stored.set({ ...device, learnerId, grownUp: ofGrownUp });
    page.replace(device.children[learnerId]?.settings ?? ofGrownUp);
    if (device.children[learnerId] === undefined) keep(learnerId, page.get(), false);
  }
  const own = stored.get().children[learnerId];
  if (own?.isUnsent === true) {
    // The page was rendered with those of the server.
    page.replace(own.settings);
    return sendChildSettings();
  }
  try {
    const { settings } = await call(getSettings, { learnerId }, { signal: AbortSignal.timeout(patienceMs) });
    const now = stored.get();
    // A change in the meantime is newer.
    if (settings === null || now.learnerId !== learnerId || now.children[learnerId]?.isUnsent === true) return;
    page.replace(settings);
    keep(learnerId, page.get(), false);
  } catch (error) {
    console.warn('The settings of the child could not be loaded.', error);
  }
}

/** Restores the grown-up's preferences on this device. */
export function restoreGrownUpPreferences(page: PagePreferences): void {
  const { learnerId, grownUp, children } = stored.get();
  if (learnerId === null) return;
  // First, so that no tab takes the grown-up's preferences for a change by the child.
  stored.set({ learnerId: null, grownUp: null, children });
  if (grownUp !== null) page.replace(grownUp);
}

/** Forgets the settings of all children, except those that the server doesn't have. */
export function forgetSettings(): void {
  const unsent = Object.entries(stored.get().children).filter(([, { isUnsent }]) => isUnsent);
  stored.set({ ...none, children: Object.fromEntries(unsent) });
}

/**
 * Sends what the current child has changed on this device. The change that reaches the server last wins, also over a newer one
 * of another device. What can't be sent now is sent in the next visit. Never rejects.
 */
export async function sendChildSettings(): Promise<void> {
  const { learnerId, children } = stored.get();
  const child = learnerId === null ? undefined : children[learnerId];
  if (learnerId === null || child?.isUnsent !== true) return;
  try {
    await call(putSettings, { learnerId, settings: child.settings }, { keepalive: true });
  } catch (error) {
    // Settings that the server will never accept are not sent again.
    if (!(error instanceof CallError) || error.status !== 422) return;
  }
  const now = stored.get().children[learnerId];
  if (now !== undefined && isSame(now.settings, child.settings)) keep(learnerId, now.settings, false);
}

/** Saves what the current child changes, on this device and soon on the server. Returns a function that ends it. */
export function followChildSettings(page: PagePreferences): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => void sendChildSettings();
  const unsubscribe = page.subscribe(() => {
    const { learnerId, children } = stored.get();
    const settings = page.get();
    const known = learnerId === null ? undefined : children[learnerId];
    if (learnerId === null || (known !== undefined && isSame(known.settings, settings))) return;
    keep(learnerId, settings, true);
    clearTimeout(timer);
    timer = setTimeout(send, sendAfterMs);
  });
  window.addEventListener('online', send);
  window.addEventListener('pagehide', send);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    window.removeEventListener('online', send);
    window.removeEventListener('pagehide', send);
  };
}
