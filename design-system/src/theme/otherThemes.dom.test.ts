import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.doUnmock('./otherThemeRules.ts');
  vi.restoreAllMocks();
});

it('brings all five, each by its name', async () => {
  const { otherThemeRules } = await import('./otherThemeRules.ts');

  expect(otherThemeRules.flatMap((rule) => Object.keys(rule))).toEqual([
    '[data-theme="dark"]',
    '[data-theme="high-contrast"]',
    '[data-theme="protanopia"]',
    '[data-theme="deuteranopia"]',
    '[data-theme="tritanopia"]',
  ]);
});

it('fetches them once, however often it is asked', async () => {
  const factory = vi.fn<() => object>(() => ({ otherThemeRules: [] }));
  vi.doMock('./otherThemeRules.ts', factory);
  const { loadOtherThemes } = await import('./otherThemes.ts');

  await Promise.all([loadOtherThemes(), loadOtherThemes()]);
  await loadOtherThemes();

  expect(factory).toHaveBeenCalledOnce();
});

it('keeps the default colors without a network and tries again when there is one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.doMock('./otherThemeRules.ts', () => {
    throw new TypeError('Failed to fetch');
  });
  const { loadOtherThemes } = await import('./otherThemes.ts');

  await loadOtherThemes();
  expect(warn).toHaveBeenCalledOnce();

  vi.doMock('./otherThemeRules.ts', () => ({ otherThemeRules: [] }));
  window.dispatchEvent(new Event('online'));
  await loadOtherThemes();
  expect(warn).toHaveBeenCalledOnce();
});
