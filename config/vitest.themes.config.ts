import { defineConfig } from 'vitest/config';
import { catalogPlugin } from '../tools/build/messagesTransform.mjs';
import { inChromium, storyTests } from '../.storybook/storyTests.ts';

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
      storyTests('right to left', { locale: 'ar' }),
      storyTests('narrow right to left', { ...narrow, locale: 'ar' }),
      storyTests('more contrast', {}, { contrast: 'more' }),
      storyTests('text spacing', { condition: 'text-spacing' }),
      storyTests('no sound', { condition: 'no-sound' }),
      {
        plugins: [catalogPlugin()],
        test: {
          name: 'pseudo-locale',
          isolate: false,
          include: ['.storybook/conditions/pseudoLocale.pages.test.tsx'],
          setupFiles: ['.storybook/a11y.setup.ts'],
          browser: inChromium(),
        },
      },
      storyTests('child', { condition: 'child' }),
      storyTests('adult', { condition: 'adult' }),
    ],
  },
});
