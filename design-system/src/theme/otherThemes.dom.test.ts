import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.doUnmock('./otherThemeRules.ts');
  vi.restoreAllMocks();
});

it('loads all five themes', async () => {
  const { otherThemeRules } = await import('./otherThemeRules.ts');

  expect(otherThemeRules.flatMap((rule) => Object.keys(rule))).toEqual([
    '[data-theme="dark"]',
    '[data-theme="high-contrast"]',
    '[data-theme="protanopia"]',
    '[data-theme="deuteranopia"]',
    '[data-theme="tritanopia"]',
  ]);
});

it('loads them only once', async () => {
  const factory = vi.fn<() => object>(() => ({ otherThemeRules: [] }));
  vi.doMock('./otherThemeRules.ts', factory);
  const { loadOtherThemes } = await import('./otherThemes.ts');

  await Promise.all([loadOtherThemes(), loadOtherThemes()]);
  await loadOtherThemes();

  expect(factory).toHaveBeenCalledOnce();
});

it('keeps the default colors offline, and retries when online', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Being online makes code of earlier tests in this document try again, too.
  const warnings = () => warn.mock.calls.filter(([text]) => String(text).includes('theme colors'));
  vi.doMock('./otherThemeRules.ts', () => {
    throw new TypeError('Failed to fetch');
  });
  const { loadOtherThemes } = await import('./otherThemes.ts');

  await loadOtherThemes();
  expect(warnings()).toHaveLength(1);

  vi.doMock('./otherThemeRules.ts', () => ({ otherThemeRules: [] }));
  window.dispatchEvent(new Event('online'));
  await loadOtherThemes();
  expect(warnings()).toHaveLength(1);
});
