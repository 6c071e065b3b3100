import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  applyPreferences,
  initialPreferences,
  isMotionReduced,
  loadPreferences,
  pagePreferences,
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
  it('uses defaults if nothing is saved', () => {
    loadPreferences();

    expect(preferences).toEqual(initialPreferences);
    expect(warn).not.toHaveBeenCalled();
  });

  it('applies saved preferences to the document', () => {
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
  ])('uses defaults with one warning if the saved value %s', (_, saved) => {
    localStorage.setItem(storageKey, saved);
    preferences.theme = 'dark';

    loadPreferences();

    expect(preferences).toEqual(initialPreferences);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['an unknown theme', { theme: 'neon' }],
    ['an unknown size', { textSize: 500 }],
    ['a size as a string', { textSize: '125' }],
    ['an unknown motion', { reducedMotion: true }],
    ['a sound that is not a boolean', { soundEnabled: 'yes' }],
    ['a volume that is not a number', { musicVolume: null }],
    ['an unknown speed', { gameSpeed: 'x3' }],
    ['reading aloud that is not a boolean', { readAloud: 1 }],
    ['an unknown reading speed', { readingSpeed: 'fast' }],
    ['an unknown side', { numberPadSide: 'top' }],
    ['several invalid fields', { theme: 'neon', musicVolume: '1', effectsVolume: {} }],
  ])('resets only the invalid fields, with one warning, if the saved value has %s', (_, bad) => {
    const good = { ...initialPreferences, theme: 'dark', textSize: 150, gameSpeed: 'x5', musicVolume: 0.7 } as const;
    localStorage.setItem(storageKey, JSON.stringify({ ...good, ...bad }));

    loadPreferences();

    const fresh = Object.keys(bad).map((name) => [name, Object(initialPreferences)[name]]);
    expect(preferences).toEqual({ ...good, ...Object.fromEntries(fresh) });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('accepts preferences from before volumes and reading aloud, without a warning', () => {
    const before = { theme: 'dark', textSize: 125, reducedMotion: 'on', soundEnabled: false, gameSpeed: 'x2' };
    localStorage.setItem(storageKey, JSON.stringify(before));

    loadPreferences();

    const volumes = { musicVolume: 0.3, effectsVolume: 0.5, voiceVolume: 1 };
    const since = { ...volumes, readAloud: false, readingSpeed: 'normal', numberPadSide: 'right' };
    expect(preferences).toEqual({ ...before, ...since });
    expect(warn).not.toHaveBeenCalled();
  });

  it('drops unknown fields', () => {
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme: 'dark', admin: true }));

    loadPreferences();

    expect(preferences).toEqual({ ...initialPreferences, theme: 'dark' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('clamps volumes', () => {
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, musicVolume: 7, effectsVolume: -1 }));

    loadPreferences();

    expect(preferences).toMatchObject({ musicVolume: 1, effectsVolume: 0 });
  });

  it('uses defaults if the browser denies storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });

    loadPreferences();

    expect(preferences).toEqual(initialPreferences);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('renews the cookie, which browsers may delete before the storage', () => {
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme: 'tritanopia', textSize: 75 }));

    loadPreferences();

    expect(document.cookie).toBe('preferences=tritanopia.75.system');
  });

  it('sets no cookie if nothing is saved', () => {
    loadPreferences();

    expect(document.cookie).toBe('');
  });

  it.each(themeNames)('accepts the theme %s', (theme) => {
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme }));

    loadPreferences();

    expect(document.documentElement.dataset['theme']).toBe(theme);
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps what the server has rendered for a child, until that is over', () => {
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme: 'tritanopia', musicVolume: 0.7 }));
    const { dataset } = document.documentElement;
    Object.assign(dataset, { settings: 'child', theme: 'dark', textSize: '150', motion: 'on' });

    loadPreferences();

    const rendered = { theme: 'dark', textSize: 150, reducedMotion: 'on' };
    expect(preferences).toEqual({ ...initialPreferences, ...rendered, musicVolume: 0.7 });
    expect(pagePreferences.saved()).toMatchObject({ theme: 'tritanopia', textSize: 100 });
    dataset['settings'] = 'device';
    loadPreferences();
    expect(dataset).toMatchObject({ theme: 'tritanopia', textSize: '100' });
  });

  it('follows changes in another tab', () => {
    loadPreferences();
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme: 'high-contrast' }));

    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));

    expect(document.documentElement.dataset['theme']).toBe('high-contrast');
  });

  it('uses defaults when another tab clears the storage', () => {
    savePreferences({ theme: 'dark', musicVolume: 0.9 });
    loadPreferences();
    localStorage.clear();

    window.dispatchEvent(new StorageEvent('storage', { key: null }));

    expect(preferences).toEqual(initialPreferences);
    expect(document.documentElement.dataset['theme']).toBe('default');
  });

  it('follows other tabs only once', () => {
    loadPreferences();
    loadPreferences();
    localStorage.setItem(storageKey, '{');

    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));

    expect(warn).toHaveBeenCalledOnce();
  });

  it('ignores other storage keys', () => {
    loadPreferences();
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme: 'dark' }));

    window.dispatchEvent(new StorageEvent('storage', { key: 'something.else' }));

    expect(preferences.theme).toBe('default');
  });
});

describe('savePreferences', () => {
  it('saves them for the next visit', () => {
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

  it('sets a cookie with what the server renders', () => {
    savePreferences({ theme: 'dark', textSize: 125, reducedMotion: 'on' });

    expect(document.cookie).toBe('preferences=dark.125.on');
  });

  it('clamps volumes between 0 and 1', () => {
    savePreferences({ musicVolume: 1.4, effectsVolume: -0.1 });

    expect(preferences).toMatchObject({ musicVolume: 1, effectsVolume: 0 });
    expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toMatchObject({ musicVolume: 1, effectsVolume: 0 });
  });

  it('changes the page even if the browser denies storage', () => {
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
  ] as const)('with the preference %s and reduced motion in the system %s, returns %s', (choice, system, expected) => {
    systemWantsLessMotion(system);
    preferences.reducedMotion = choice;
    applyPreferences();

    expect(isMotionReduced()).toBe(expected);
  });
});
