import { expect, it } from 'vitest';
import { themes } from '../tokens/themes/themes.ts';
import { appearance } from './appearance.ts';
import { initialPreferences } from './preferences/preferences.ts';

it('lists the default of each preference first', () => {
  const { theme, textSize, reducedMotion } = initialPreferences;

  expect([appearance.themes[0]?.name, appearance.textSizes[0], appearance.motions[0]]).toEqual([
    theme,
    String(textSize),
    reducedMotion,
  ]);
});

it.each(Object.entries(themes))('has the page color of the theme %s', (theme, { surface }) => {
  expect(appearance.themes.find(({ name }) => name === theme)?.pageColor).toBe(surface.page);
});
