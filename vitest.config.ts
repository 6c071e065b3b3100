import { defineConfig } from 'vitest/config';
import { inChromium, storyTests } from './.storybook/storyTests.ts';
import { cataloguePlugin } from './messages-transform.mjs';

const built = ['**/node_modules/**', '**/dist/**', '**/dist-*/**'];
const pure = [
  '*/src/**/*.test.ts',
  'mf-game/engine/**/*.test.ts',
  'api/**/*.test.ts',
  'tests/consistency/**/*.test.ts',
  'tests/support/**/*.test.ts',
  'tools/**/*.test.ts',
];
const inDocument = ['**/src/**/*.dom.test.{ts,tsx}', 'api/client/**/*.test.ts'];

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, of two that is half; it hardly works while tests do.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [cataloguePlugin()],
        test: { name: 'node', environment: 'node', include: pure, exclude: [...built, ...inDocument] },
      },
      {
        plugins: [cataloguePlugin()],
        test: { name: 'dom', environment: 'jsdom', include: inDocument, exclude: built },
      },
      storyTests('stories'),
      {
        // What axe cannot see: the way of the focus, and what a screen reader says.
        plugins: [cataloguePlugin()],
        test: {
          name: 'walks',
          include: [
            'design-system/src/**/*.walk.test.tsx',
            'mf-*/src/**/*.walk.test.tsx',
            '.storybook/**/*.walk.test.tsx',
            'tests/by-ear/*.walk.test.tsx',
          ],
          browser: inChromium(),
        },
      },
    ],
  },
});
