import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { catalogPlugin } from '../tools/build/messagesTransform.mjs';
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

/** The a11y addon only reports violations unless its plugin, or this, tells it that no Storybook shows them. */
export const failOnViolations = { VITEST_STORYBOOK: 'false' };

/**
 * More workers than cores: a third of the time tests wait for processes, databases and frames. As a percentage, Vitest would limit them to
 * the number of cores.
 */
export const maxWorkers = Math.ceil(1.5 * availableParallelism());

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
      maxWorkers,
      setupFiles: ['a11y.setup.ts', 'keyboard.setup.ts'].map((file) => join(folder, file)),
      browser: inChromium(system),
    },
  };
}

/**
 * Returns a Vitest project that renders stories with these toolbar values and runs axe and the checks of the preview on them. Without
 * their plays and the Tab key, they take a third of the time.
 */
export function renderedStoryTests(
  name: string,
  stories: 'all' | 'pages',
  toolbar: Readonly<Record<string, unknown>>,
): TestProjectInlineConfiguration {
  return {
    ...productionReact,
    plugins: [catalogPlugin()],
    test: {
      name,
      isolate: false,
      include: [join(folder, 'conditions/renderedStories.test.tsx')],
      setupFiles: [join(folder, 'a11y.setup.ts')],
      provide: { stories, toolbar },
      env: failOnViolations,
      browser: inChromium(),
    },
  };
}
