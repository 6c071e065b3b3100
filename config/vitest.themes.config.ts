import { defineConfig } from 'vitest/config';
import { storyTests } from '../.storybook/storyTests.ts';

const narrow = { viewport: { value: 'narrow', isRotated: false } };

/** `npm run test:themes`: all stories once more, as people with other eyes, windows and scripts have them. */
export default defineConfig({
  test: {
    projects: [
      storyTests('dark', { theme: 'dark' }),
      storyTests('high contrast', { theme: 'high-contrast', textSize: '150' }),
      storyTests('forced colors', {}, { forcedColors: 'active' }),
      storyTests('narrow', narrow),
      storyTests('narrow large text', { ...narrow, textSize: '150' }),
      storyTests('right to left', { locale: 'ar' }),
      storyTests('narrow right to left', { ...narrow, locale: 'ar' }),
      storyTests('more contrast', {}, { contrast: 'more' }),
      storyTests('text spacing', { condition: 'text-spacing' }),
      storyTests('no sound', { condition: 'no-sound' }),
      storyTests('pseudo-locale', { condition: 'pseudo-locale' }),
      storyTests('child', { condition: 'child' }),
      storyTests('adult', { condition: 'adult' }),
    ],
  },
});
