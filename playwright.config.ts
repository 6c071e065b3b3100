import { defineConfig } from '@playwright/test';
import { chromiumArguments, findBrowser } from './tools/browser.mjs';

const executablePath = findBrowser();

/** End to end, against the production build: `npm run build` first, or run everything with `npm test`. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/databaseTemplate.ts',
  ...(process.env['TEST_ALL'] === undefined && { testIgnore: '**/*.nightly.spec.ts', grepInvert: /@nightly/ }),
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Limits end what hangs. A busy machine takes four times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // An element that disappears before it is clicked must not use up the time of a long test.
    actionTimeout: 30_000,
    // Drawing moving pictures takes half of a game's CPU time. Tests of motion opt in (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker's requests bypass `page.route`. Tests of the kept game opt in.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArguments },
  },
});
