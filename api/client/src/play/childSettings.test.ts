// @vitest-environment jsdom
import type { LearnerSettings } from '@countertop/contract/play/settings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  applyChildSettings,
  followChildSettings,
  type PagePreferences,
  restoreGrownUpPreferences,
} from './childSettings.ts';

const ofGrownUp: LearnerSettings = {
  theme: 'default',
  textSize: 100,
  reducedMotion: 'system',
  soundEnabled: true,
  musicVolume: 0.3,
  effectsVolume: 0.5,
  voiceVolume: 1,
  gameSpeed: 'standard',
  readAloud: false,
  readingSpeed: 'normal',
  numberPadSide: 'right',
};
const ofMia: LearnerSettings = { ...ofGrownUp, theme: 'dark', numberPadSide: 'left' };

let current: LearnerSettings;
/** On this device; null if the same as on the page. */
let savedHere: LearnerSettings | null;
let listeners: Set<() => void>;
const page: PagePreferences = {
  get: () => current,
  saved: () => savedHere ?? current,
  replace(settings) {
    current = settings;
    for (const listener of listeners) queueMicrotask(listener);
  },
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
/** The child changes a preference. */
const change = (changes: Partial<LearnerSettings>) => page.replace({ ...current, ...changes });

/** Settings on the server, by learner, and the number of saves. */
let saved: Map<string, LearnerSettings>;
let saves: number;
let isOnline: boolean;
let stop: () => void;

async function respond(path: string, { method, body }: RequestInit): Promise<Response> {
  if (!isOnline) throw new TypeError('offline');
  const learnerId = path.split('/')[3] ?? '';
  if (method === 'PUT' && typeof body === 'string') {
    saves += 1;
    saved.set(learnerId, JSON.parse(body).settings);
  }
  return Response.json({ settings: saved.get(learnerId) ?? null });
}

const wait = () => vi.advanceTimersByTimeAsync(1500);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  savedHere = null;
  [current, listeners, saved, saves, isOnline] = [ofGrownUp, new Set(), new Map(), 0, true];
  vi.stubGlobal('fetch', respond);
  vi.spyOn(console, 'warn').mockReturnValue();
  stop = followChildSettings(page);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('applies the settings of each child, and gives the grown-up theirs back', async () => {
  saved.set('mia', ofMia);

  await applyChildSettings('mia', page);
  expect(current).toEqual(ofMia);
  // Without saved settings, he starts with those of the device, not with his sister's.
  await applyChildSettings('ben', page);
  expect(current).toEqual(ofGrownUp);
  await applyChildSettings('mia', page);
  expect(current).toEqual(ofMia);
  restoreGrownUpPreferences(page);
  expect(current).toEqual(ofGrownUp);

  await wait();
  expect(saves).toBe(0);
});

it('keeps the preferences of the grown-up on a page that the server has rendered with those of the child', async () => {
  saved.set('mia', ofMia);
  [current, savedHere] = [ofMia, ofGrownUp];

  await applyChildSettings('mia', page);
  restoreGrownUpPreferences(page);

  expect(current).toEqual(ofGrownUp);
});

it('saves what a child changes once, and nothing that a grown-up changes', async () => {
  change({ textSize: 125 });
  await wait();
  await applyChildSettings('mia', page);
  change({ effectsVolume: 0.6 });
  change({ effectsVolume: 0.7 });
  await wait();
  restoreGrownUpPreferences(page);
  change({ theme: 'dark' });
  await wait();

  expect(saves).toBe(1);
  expect(saved.get('mia')).toEqual({ ...ofGrownUp, textSize: 125, effectsVolume: 0.7 });
});

it('keeps changes made offline, and sends them when the network is back', async () => {
  saved.set('mia', ofGrownUp);
  isOnline = false;
  await applyChildSettings('mia', page);
  change({ theme: 'dark' });
  await wait();

  isOnline = true;
  // A page rendered with what the server knows.
  current = ofGrownUp;
  await applyChildSettings('mia', page);

  expect(current.theme).toBe('dark');
  expect(saved.get('mia')?.theme).toBe('dark');
  await applyChildSettings('mia', page);
  expect(saves).toBe(1);
});

it('knows the settings of a child without a network, and follows other devices with one', async () => {
  saved.set('mia', ofMia);
  await applyChildSettings('mia', page);
  restoreGrownUpPreferences(page);
  isOnline = false;

  await applyChildSettings('mia', page);
  expect(current).toEqual(ofMia);

  isOnline = true;
  saved.set('mia', { ...ofMia, textSize: 150 });
  await applyChildSettings('mia', page);
  expect(current.textSize).toBe(150);
});
