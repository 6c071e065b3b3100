import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { cataloguePlugin } from './messages-transform.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const built = ['**/node_modules/**', '**/dist/**', '**/dist-*/**'];
const pure = [
  '*/src/**/*.test.ts',
  'mf-game/engine/**/*.test.ts',
  'api/**/*.test.ts',
  'tests/consistency/**/*.test.ts',
  'tools/**/*.test.ts',
];
const inDocument = ['**/src/**/*.dom.test.{ts,tsx}', 'api/client/**/*.test.ts'];

/** `npm test` names a Chromium; a developer's own is the first on PATH; undefined lets Playwright use its download. */
function chromiumPath(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const found = PATH.split(delimiter).flatMap((folder) =>
    ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)),
  );
  return CHROMIUM_PATH ?? found.find((path) => existsSync(path));
}

const executablePath = chromiumPath();
const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Stories as tests: each renders, plays its `play` function and passes axe, with these toolbar values. */
function stories(name: string, initialGlobals: Record<string, string> = {}): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: join(root, '.storybook'), initialGlobals })],
    test: {
      name,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        api: { host: '127.0.0.1' },
        viewport: { width: 1280, height: 800 },
        provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

const themed = process.env['STORY_THEMES']
  ? [
      stories('stories dark', { theme: 'dark' }),
      stories('stories high contrast', { theme: 'high-contrast', textSize: '150' }),
    ]
  : [];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [cataloguePlugin()],
        test: { name: 'node', environment: 'node', include: pure, exclude: [...built, ...inDocument] },
      },
      {
        plugins: [cataloguePlugin()],
        test: { name: 'dom', environment: 'jsdom', include: inDocument, exclude: built },
      },
      stories('stories'),
      ...themed,
    ],
  },
});
