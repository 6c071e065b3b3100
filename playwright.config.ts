import { defineConfig } from '@playwright/test';
import { chromiumArguments, findBrowser } from './tools/browser.mjs';

const executablePath = findBrowser();

/** End to end, against the production build: `npm run build` first, or run everything with `npm test`. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArguments },
  },
});
