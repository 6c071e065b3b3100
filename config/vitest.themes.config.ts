import { defineConfig } from 'vitest/config';
import { renderedStoryTests, storyTests } from '../.storybook/storyTests.ts';
import { themeNames } from '../design-system/src/tokens/tokens.ts';

const narrow = { viewport: { value: 'narrow', isRotated: false } };

/** `npm run test:themes`: all stories once more, as people with other eyes, windows and scripts have them. */
export default defineConfig({
  test: {
    projects: [
      storyTests('dark', { theme: 'dark' }),
      storyTests('high contrast', { theme: 'high-contrast', textSize: '150' }),
      // A dark palette, because dark text that isn't forced can be read on a light one.
      storyTests('forced colors', {}, { forcedColors: 'active', colorScheme: 'dark' }),
      storyTests('narrow', narrow),
      storyTests('narrow large text', { ...narrow, textSize: '150' }),
      storyTests('more contrast', {}, { contrast: 'more' }),
      storyTests('text spacing', { condition: 'text-spacing' }),
      storyTests('no sound', { condition: 'no-sound' }),
      storyTests('child', { condition: 'child' }),
      storyTests('adult', { condition: 'adult' }),
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
