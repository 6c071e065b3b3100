import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  applyPreferences,
  initialPreferences,
  isMotionReduced,
  loadPreferences,
  preferences,
  savePreferences,
} from './preferences.ts';

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
    ['has a theme that does not exist', JSON.stringify({ ...initialPreferences, theme: 'neon' })],
    ['has a size that does not exist', JSON.stringify({ ...initialPreferences, textSize: 500 })],
    ['has something more', JSON.stringify({ ...initialPreferences, admin: true })],
    ['lacks a part', JSON.stringify({ theme: 'dark' })],
  ])('starts fresh with one warning when what was saved %s', (_, saved) => {
    localStorage.setItem(storageKey, saved);
    preferences.theme = 'dark';

    loadPreferences();

    expect(preferences).toEqual(initialPreferences);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('follows a change in another tab', () => {
    loadPreferences();
    localStorage.setItem(storageKey, JSON.stringify({ ...initialPreferences, theme: 'high-contrast' }));

    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));

    expect(document.documentElement.dataset['theme']).toBe('high-contrast');
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
    savePreferences({ gameSpeed: 'x2', soundEnabled: false });
    Object.assign(preferences, initialPreferences);

    loadPreferences();

    expect(preferences).toMatchObject({ gameSpeed: 'x2', soundEnabled: false, theme: 'default' });
  });

  it('tells the server by a cookie what the first paint needs', () => {
    savePreferences({ theme: 'dark', textSize: 125, reducedMotion: 'on' });

    expect(document.cookie).toBe('preferences=dark.125.on');
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
