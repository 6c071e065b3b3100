import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  applyPreferences,
  initialPreferences,
  isMotionReduced,
  loadPreferences,
  preferences,
  savePreferences,
} from './preferences.ts';
import { themeNames } from '../../tokens/tokens.ts';

const storageKey = 'countertop.preferences';
const warn = vi.fn<typeof console.warn>();

function systemWantsLessMotion(matches: boolean) {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'preferences=; Max-Age=0; Path=/';
  Object.assign(preferences, initialPreferences);
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('loadPreferences', () => {
  it('starts with the initial ones when nothing is saved', () => {
    loadPreferences();

    expect(preferences).toEqual(initialPreferences);
    expect(warn).not.toHaveBeenCalled();
  });

  it('takes what was saved and writes it on the document', () => {
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme: 'dark', textSize: 125 }));

    loadPreferences();

    expect(preferences.theme).toBe('dark');
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', textSize: '125', motion: 'system' });
  });

  it.each([
    ['is not JSON', '{theme'],
    ['is a list', '[1, 2]'],
    ['is null', 'null'],
    ['is empty', ''],
  ])('starts fresh with one warning when what was saved %s', (_, saved) => {
    localStorage.setItem(storageKey, saved);
    preferences.theme = 'dark';

    loadPreferences();

    expect(preferences).toEqual(initialPreferences);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['a theme that does not exist', { theme: 'neon' }],
    ['a size that does not exist', { textSize: 500 }],
    ['a size written as text', { textSize: '125' }],
    ['a motion that does not exist', { reducedMotion: true }],
    ['a sound that is neither on nor off', { soundEnabled: 'yes' }],
    ['a volume that is not a number', { musicVolume: null }],
    ['a speed that does not exist', { gameSpeed: 'x3' }],
    ['reading aloud that is neither on nor off', { readAloud: 1 }],
    ['a reading speed that does not exist', { readingSpeed: 'fast' }],
    ['several parts that cannot be read', { theme: 'neon', musicVolume: '1', effectsVolume: {} }],
  ])('keeps the rest with one warning when what was saved has %s', (_, bad) => {
    const good = { ...initialPreferences, theme: 'dark', textSize: 150, gameSpeed: 'x5', musicVolume: 0.7 } as const;
    localStorage.setItem(storageKey, JSON.stringify({ ...good, ...bad }));

    loadPreferences();

    const fresh = Object.keys(bad).map((name) => [name, Object(initialPreferences)[name]]);
    expect(preferences).toEqual({ ...good, ...Object.fromEntries(fresh) });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('keeps what was saved before there were volumes and a voice, without a word', () => {
    const before = { theme: 'dark', textSize: 125, reducedMotion: 'on', soundEnabled: false, gameSpeed: 'x2' };
    localStorage.setItem(storageKey, JSON.stringify(before));

    loadPreferences();

    const since = { musicVolume: 0.3, effectsVolume: 0.5, readAloud: false, readingSpeed: 'normal' };
    expect(preferences).toEqual({ ...before, ...since });
    expect(warn).not.toHaveBeenCalled();
  });

  it('drops what it does not know', () => {
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme: 'dark', admin: true }));

    loadPreferences();

    expect(preferences).toEqual({ ...initialPreferences, theme: 'dark' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('brings volumes beyond the ends to the nearest end', () => {
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, musicVolume: 7, effectsVolume: -1 }));

    loadPreferences();

    expect(preferences).toMatchObject({ musicVolume: 1, effectsVolume: 0 });
  });

  it('starts with the initial ones where the browser refuses its storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });

    loadPreferences();

    expect(preferences).toEqual(initialPreferences);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('writes the cookie again, which browsers may forget before the storage', () => {
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme: 'tritanopia', textSize: 75 }));

    loadPreferences();

    expect(document.cookie).toBe('preferences=tritanopia.75.system');
  });

  it('writes no cookie for somebody who has chosen nothing', () => {
    loadPreferences();

    expect(document.cookie).toBe('');
  });

  it.each(themeNames)('takes the theme %s', (theme) => {
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme }));

    loadPreferences();

    expect(document.documentElement.dataset['theme']).toBe(theme);
    expect(warn).not.toHaveBeenCalled();
  });

  it('follows a change in another tab', () => {
    loadPreferences();
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme: 'high-contrast' }));

    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));

    expect(document.documentElement.dataset['theme']).toBe('high-contrast');
  });

  it('starts fresh when another tab clears the storage', () => {
    savePreferences({ theme: 'dark', musicVolume: 0.9 });
    loadPreferences();
    localStorage.clear();

    window.dispatchEvent(new StorageEvent('storage', { key: null }));

    expect(preferences).toEqual(initialPreferences);
    expect(document.documentElement.dataset['theme']).toBe('default');
  });

  it('follows another tab once, however often it was asked to', () => {
    loadPreferences();
    loadPreferences();
    localStorage.setItem(storageKey, '{');

    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));

    expect(warn).toHaveBeenCalledOnce();
  });

  it('leaves other entries of the storage alone', () => {
    loadPreferences();
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme: 'dark' }));

    window.dispatchEvent(new StorageEvent('storage', { key: 'something.else' }));

    expect(preferences.theme).toBe('default');
  });
});

describe('savePreferences', () => {
  it('keeps them for the next visit', () => {
    savePreferences({ gameSpeed: 'x2', soundEnabled: false, readAloud: true, readingSpeed: 'slow' });
    Object.assign(preferences, initialPreferences);

    loadPreferences();

    expect(preferences).toMatchObject({
      gameSpeed: 'x2',
      soundEnabled: false,
      theme: 'default',
      readAloud: true,
      readingSpeed: 'slow',
    });
  });

  it('tells the server by a cookie what the first paint needs', () => {
    savePreferences({ theme: 'dark', textSize: 125, reducedMotion: 'on' });

    expect(document.cookie).toBe('preferences=dark.125.on');
  });

  it('keeps volumes between 0 and 1', () => {
    savePreferences({ musicVolume: 1.4, effectsVolume: -0.1 });

    expect(preferences).toMatchObject({ musicVolume: 1, effectsVolume: 0 });
    expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toMatchObject({ musicVolume: 1, effectsVolume: 0 });
  });

  it('changes the page also where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });

    savePreferences({ theme: 'tritanopia' });

    expect(document.documentElement.dataset['theme']).toBe('tritanopia');
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('isMotionReduced', () => {
  it.each([
    ['system', true, true],
    ['system', false, false],
    ['on', false, true],
    ['off', true, false],
  ] as const)('with the choice %s and a system that asks for less motion: %s, gives %s', (choice, system, expected) => {
    systemWantsLessMotion(system);
    preferences.reducedMotion = choice;
    applyPreferences();

    expect(isMotionReduced()).toBe(expected);
  });
});
