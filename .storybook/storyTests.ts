import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArguments, findBrowser } from '../tools/browser.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

const executablePath = findBrowser();
const launchOptions = { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArguments };

/** System preferences to emulate in addition to reduced motion. */
interface SystemPreferences {
  readonly forcedColors?: 'active';
  /** In forced colors, a dark palette. */
  readonly colorScheme?: 'dark';
  readonly contrast?: 'more';
}

/**
 * Vite options that use React and Emotion as in production. Development builds of both need a third more CPU time, and the
 * tests of `jsdom` run on them anyway.
 */
export const productionReact = {
  oxc: { jsx: { development: false } },
  resolve: { conditions: ['module', 'browser', 'production'] },
  optimizeDeps: {
    // Found only once the first test is transformed, which would reload it.
    include: ['@emotion/react/jsx-runtime'],
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
};

/** Returns the Vitest browser options for Chromium. */
export function inChromium(system: SystemPreferences = {}) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    api: { host: '127.0.0.1' },
    viewport: { width: 1280, height: 800 },
    provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' as const, ...system } }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/**
 * Returns a Vitest project that runs all stories with these toolbar values: the `play` function, axe, the checks of the
 * preview, and a Tab key walkthrough.
 */
export function storyTests(
  name: string,
  toolbar: Readonly<Record<string, unknown>> = {},
  system: SystemPreferences = {},
): TestProjectInlineConfiguration {
  return {
    ...productionReact,
    plugins: [storybookTest({ configDir: folder, initialGlobals: toolbar })],
    test: {
      name,
      isolate: false,
      maxWorkers: '150%',
      setupFiles: [join(folder, 'a11y.setup.ts')],
      browser: inChromium(system),
    },
  };
}
