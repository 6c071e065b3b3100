import { defineConfig } from 'vitest/config';
import { renderedStoryTests, themeTests } from '../.storybook/storyTests.ts';
import { themeNames } from '../design-system/src/tokens/tokens.ts';

const narrow = { viewport: { value: 'narrow', isRotated: false } };

/** `npm run test:all -- themes`: all stories once more, as people with other eyes, windows and scripts have them. */
export default defineConfig({
  test: {
    projects: [
      themeTests('dark', { theme: 'dark' }),
      themeTests('high contrast', { theme: 'high-contrast', textSize: '150' }),
      // A dark palette, because dark text that isn't forced can be read on a light one.
      themeTests('forced colors', {}, { forcedColors: 'active', colorScheme: 'dark' }),
      themeTests('narrow', narrow),
      themeTests('narrow large text', { ...narrow, textSize: '150' }),
      themeTests('more contrast', {}, { contrast: 'more' }),
      themeTests('text spacing', { condition: 'text-spacing' }),
      themeTests('no sound', { condition: 'no-sound' }),
      themeTests('child', { condition: 'child' }),
      themeTests('adult', { condition: 'adult' }),
      ...themeNames.flatMap((theme) =>
        ['100', '150'].map((textSize) => renderedStoryTests(`axe ${theme} ${textSize}`, 'all', { theme, textSize })),
      ),
      // Plays look for English texts and numbers, use the mouse and press keys.
      renderedStoryTests('right to left', 'all', { locale: 'ar' }),
      renderedStoryTests('narrow right to left', 'all', { ...narrow, locale: 'ar' }),
      renderedStoryTests('pseudo-locale', 'pages', { condition: 'pseudo-locale' }),
      renderedStoryTests('low vision', 'pages', { condition: 'low-vision' }),
      renderedStoryTests('protanopia', 'pages', { condition: 'protanopia' }),
      renderedStoryTests('deuteranopia', 'pages', { condition: 'deuteranopia' }),
      renderedStoryTests('tritanopia', 'pages', { condition: 'tritanopia' }),
      renderedStoryTests('keyboard only', 'pages', { condition: 'keyboard-only' }),
      renderedStoryTests('switch control', 'pages', { condition: 'one-switch' }),
      renderedStoryTests('transcript', 'pages', { condition: 'transcript' }),
      renderedStoryTests('zoom', 'pages', { condition: 'zoom', ...narrow }),
    ],
  },
});
