import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { articlePlugin } from '../tools/build/articleTransform.mjs';
import { catalogPlugin } from '../tools/build/messagesTransform.mjs';
import { chromiumArguments, findBrowser } from '../tools/browser.mjs';
import { withoutIdleStories } from './idleStories.ts';

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
 * Vite options that use React as in production. Its development build needs a third more CPU time, and the tests of `jsdom` run on it
 * anyway.
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

/** One browser page per core. With more, stories wait for each other, and Vitest sometimes waits forever for a page. */
export const maxWorkers = availableParallelism();

/** Whether all stories run with all checks, including nightly ones and those that show no new state (checks/isChecked.ts). */
const areAllChecked = Boolean(process.env['TEST_ALL']);

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

const setupFiles = (...names: readonly string[]) => names.map((name) => join(folder, `${name}.setup.ts`));

/**
 * Returns a Vitest project that runs all stories with these toolbar values: the `play` function, axe, the checks of the
 * preview, and a Tab key walkthrough.
 */
export function themeTests(
  name: string,
  toolbar: Readonly<Record<string, unknown>> = {},
  system: SystemPreferences = {},
): TestProjectInlineConfiguration {
  return {
    ...productionReact,
    plugins: [
      storybookTest({
        configDir: folder,
        initialGlobals: toolbar,
        tags: { exclude: areAllChecked ? [] : ['nightly', 'guidance'] },
      }),
    ],
    test: {
      name,
      isolate: false,
      maxWorkers,
      // The first story of a run waits until its code is transformed.
      testTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      setupFiles: setupFiles('a11y', 'keyboard'),
      browser: inChromium(system),
    },
  };
}

/** Stories of the documentation: only changes of the design system can break them, and these run them. */
const documentation = ['design-system/src/{artwork,charts,docs}/**'];

/** Options of Vitest that the addon does not pass on. */
const vitestOptions: Plugin = {
  name: 'countertop:vitest-options',
  // In a new clone, Vite prepares the dependencies first, which on a busy machine takes longer than the default of a minute.
  configureVitest({ vitest }) {
    vitest.config.browser.connectTimeout = 240_000;
  },
};

/** Returns the Vitest project of `npm test`: stories that are a state or play. In `npm run test:all`, all stories with all checks. */
export function storyTests(name: string): TestProjectInlineConfiguration {
  const { plugins = [], test, ...rest } = themeTests(name);
  return {
    ...rest,
    plugins: [...plugins, vitestOptions, ...(areAllChecked ? [] : [withoutIdleStories()])],
    test: {
      ...test,
      exclude: areAllChecked ? [] : documentation,
      setupFiles: setupFiles('a11y', 'keyboard', ...(areAllChecked ? [] : ['states'])),
    },
  };
}

/**
 * Returns the Vitest project of what axe can't see: where the focus goes, and what a screen reader says. Apart from the stories, whose
 * page has a base address, so that links to a fragment would leave it.
 */
export function accessibilityTests(name: string): TestProjectInlineConfiguration {
  return {
    ...productionReact,
    plugins: [catalogPlugin(), articlePlugin(), vitestOptions],
    test: {
      name,
      isolate: false,
      maxWorkers,
      testTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      include: ['{design-system,mf-*,shell}/src', '.storybook', 'tests'].map((path) => `${path}/**/*.a11y.test.tsx`),
      setupFiles: setupFiles('states'),
      env: failOnViolations,
      browser: inChromium(),
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
    plugins: [catalogPlugin(), articlePlugin()],
    test: {
      name,
      isolate: false,
      include: [join(folder, 'conditions/renderedStories.test.tsx')],
      setupFiles: setupFiles('a11y'),
      provide: { stories, toolbar },
      env: failOnViolations,
      browser: inChromium(),
    },
  };
}
