import { useSyncExternalStore } from 'react';
import { proxy, snapshot, subscribe } from 'valtio';
import { loadOtherThemes } from '../otherThemes.ts';
import { parsePreferences, type Preferences } from './parsePreferences.ts';

export type { Preferences } from './parsePreferences.ts';

export const initialPreferences: Readonly<Preferences> = {
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

const storageKey = 'countertop.preferences';
const cookieAgeSeconds = 365 * 24 * 60 * 60;

/** Current preferences. Change them with `savePreferences`, read them in React with `usePreferences`. */
export const preferences: Preferences = proxy({ ...initialPreferences });

const current = (): Readonly<Preferences> => snapshot(preferences);
const initial = current();

/** Returns the preferences, and re-renders on changes. The initial ones during hydration, as at build time. */
export function usePreferences(): Readonly<Preferences> {
  return useSyncExternalStore(pagePreferences.subscribe, current, () => initial);
}

/**
 * Loads saved preferences, and follows changes in other tabs. Unreadable values are reset with one warning. On a page that the
 * server has rendered with the settings of a child (`data-settings="child"`), those win over what is saved in this browser.
 */
export function loadPreferences(): void {
  const stored = readStored();
  const { settings, theme, textSize, motion } = document.documentElement.dataset;
  if (settings === 'child') {
    const rendered = { theme, textSize: Number(textSize), reducedMotion: motion };
    replace(parsePreferences({ ...stored, ...rendered }, initialPreferences));
  } else replace(stored);
  window.removeEventListener('storage', handleStorageEvent);
  window.addEventListener('storage', handleStorageEvent);
}

/** Changes preferences on the page, and saves them. */
export function savePreferences(changes: Partial<Preferences>): void {
  Object.assign(preferences, parsePreferences({ ...preferences, ...changes }, initialPreferences));
  applyPreferences();
  try {
    localStorage.setItem(storageKey, JSON.stringify(preferences));
  } catch (error) {
    console.warn('Preferences cannot be saved: the browser denies storage.', error);
  }
  writeCookie();
}

/** The preferences as a whole, for somebody else who now uses this browser. */
export const pagePreferences = {
  get: (): Preferences => ({ ...preferences }),
  /** As saved in this browser, even if the page was rendered with the settings of a child. */
  saved: (): Preferences => ({ ...(readStored() ?? preferences) }),
  /** Replaces all of them. Values that this version of the site doesn't know become the defaults. */
  replace(saved: Readonly<Record<keyof Preferences, unknown>>): void {
    savePreferences(parsePreferences(saved, initialPreferences));
  },
  /** Subscribes to changes, also from other tabs. Returns the function to unsubscribe. */
  subscribe: (listener: () => void): (() => void) => subscribe(preferences, listener),
};

/** Sets theme, text size and motion on `<html>`. */
export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  const attributes = {
    theme: preferences.theme,
    textSize: String(preferences.textSize),
    motion: preferences.reducedMotion,
  };
  for (const [name, value] of Object.entries(attributes)) {
    // Setting an attribute, even to the same value, recalculates the styles of every element.
    if (dataset[name] !== value) dataset[name] = value;
  }
  void themeReady();
}

/** Resolves when the colors of the theme are loaded, immediately for the default theme. Never rejects. */
export async function themeReady(): Promise<void> {
  if (preferences.theme !== 'default') await loadOtherThemes();
}

/** Whether motion is reduced, by preference or by the system. */
export function isMotionReduced(): boolean {
  if (preferences.reducedMotion !== 'system') return preferences.reducedMotion === 'on';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function replace(next: Readonly<Preferences> | undefined): void {
  Object.assign(preferences, next ?? initialPreferences);
  applyPreferences();
  // Some browsers delete cookies set by scripts after a week, long before local storage.
  if (next) writeCookie();
}

function handleStorageEvent(event: StorageEvent): void {
  if (event.key === storageKey || event.key === null) replace(readStored());
}

function readStored(): Readonly<Preferences> | undefined {
  try {
    const text = localStorage.getItem(storageKey);
    return text === null ? undefined : parsePreferences(JSON.parse(text), initialPreferences);
  } catch (error) {
    console.warn('Failed to read the saved preferences. Using defaults.', error);
    return undefined;
  }
}

/** The server reads this cookie to render the right theme, size and motion. */
function writeCookie(): void {
  const { theme, textSize, reducedMotion } = preferences;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `preferences=${theme}.${textSize}.${reducedMotion}; Path=/; SameSite=Lax; Max-Age=${cookieAgeSeconds}${secure}`;
}
