import { proxy, useSnapshot } from 'valtio';
import * as z from 'zod/mini';

/** How loud something is, from 0 to 1, both included. What is beyond is brought to the nearest end. */
const volume = z.pipe(
  z.number(),
  z.transform((value) => Math.min(1, Math.max(0, value))),
);

const preferencesShape = z.object({
  theme: z.enum(['default', 'dark', 'high-contrast', 'protanopia', 'deuteranopia', 'tritanopia']),
  /** Percent of the browser's own text size. */
  textSize: z.literal([75, 100, 125, 150]),
  /** `system` follows the operating system; `on` calms all motion; `off` allows it. */
  reducedMotion: z.enum(['system', 'on', 'off']),
  soundEnabled: z.boolean(),
  musicVolume: volume,
  effectsVolume: volume,
  /** How fast the game's clocks run; `none` stops them. */
  gameSpeed: z.enum(['standard', 'x2', 'x5', 'x10', 'none']),
});

/** What a person chose for how Countertop looks, sounds and runs. */
export type Preferences = z.infer<typeof preferencesShape>;

/** Before anyone has chosen. */
export const initialPreferences: Readonly<Preferences> = {
  theme: 'default',
  textSize: 100,
  reducedMotion: 'system',
  soundEnabled: true,
  musicVolume: 0.3,
  effectsVolume: 0.5,
  gameSpeed: 'standard',
};

const storageKey = 'countertop.preferences';
const cookieAgeSeconds = 365 * 24 * 60 * 60;

/** The preferences now. Change them with `savePreferences`, read them in React with `usePreferences`. */
export const preferences: Preferences = proxy({ ...initialPreferences });

/** The preferences, drawn again when they change. */
export function usePreferences(): Readonly<Preferences> {
  return useSnapshot(preferences);
}

/** Reads what was saved; what cannot be read starts fresh, with one warning. Then follows other tabs. */
export function loadPreferences(): void {
  take(stored());
  window.removeEventListener('storage', followOtherTab);
  window.addEventListener('storage', followOtherTab);
}

/** Changes some preferences: at once on the page, and saved for next time and for other tabs. */
export function savePreferences(changes: Partial<Preferences>): void {
  Object.assign(preferences, readable({ ...preferences, ...changes }));
  applyPreferences();
  try {
    localStorage.setItem(storageKey, JSON.stringify(preferences));
  } catch (error) {
    console.warn('The preferences hold until this page is closed: the browser does not store them.', error);
  }
  writeCookie();
}

/** Writes theme, text size and motion on `<html>`, where the styles read them. */
export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = preferences.theme;
  dataset['textSize'] = String(preferences.textSize);
  dataset['motion'] = preferences.reducedMotion;
}

/** True when things should appear instead of moving, by the person's choice or else the system's. */
export function isMotionReduced(): boolean {
  if (preferences.reducedMotion !== 'system') return preferences.reducedMotion === 'on';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function take(next: Readonly<Preferences> | undefined): void {
  Object.assign(preferences, next ?? initialPreferences);
  applyPreferences();
  // Some browsers forget a script's cookie after a week, long before the storage.
  if (next) writeCookie();
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === storageKey || event.key === null) take(stored());
}

function stored(): Readonly<Preferences> | undefined {
  try {
    const text = localStorage.getItem(storageKey);
    return text === null ? undefined : readable(JSON.parse(text));
  } catch (error) {
    console.warn('The saved preferences could not be read, so they start fresh.', error);
    return undefined;
  }
}

/** Every field that still means something; another version of the site may have saved fewer, more or other ones. */
function readable(json: unknown): Preferences {
  const saved = { ...initialPreferences, ...z.parse(z.record(z.string(), z.unknown()), json) };
  const { data, error } = preferencesShape.safeParse(saved);
  if (data) return data;
  const names = new Set(error.issues.map(({ path }) => path[0]));
  console.warn(`Some saved preferences could not be read, so these start fresh: ${[...names].join(', ')}.`);
  const good = Object.entries(saved).filter(([name]) => !names.has(name));
  return preferencesShape.parse({ ...initialPreferences, ...Object.fromEntries(good) });
}

/** The server reads this cookie so that the first paint has the right theme, size and motion. */
function writeCookie(): void {
  const { theme, textSize, reducedMotion } = preferences;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `preferences=${theme}.${textSize}.${reducedMotion}; Path=/; SameSite=Lax; Max-Age=${cookieAgeSeconds}${secure}`;
}
