import { defineConfig } from '@playwright/test';
import { modeNamed, viewports } from '../.storybook/modes.ts';
import { chromiumArguments, findBrowser } from '../tools/browser.mjs';

const executablePath = findBrowser();
const { STORYBOOK_URL, REFERENCES_DIR, MODE } = process.env;
const { width, height } = viewports[modeNamed(MODE).viewport];

/** Screenshots of all stories. Started by `npm run visual-regression`, which sets the environment. */
export default defineConfig({
  testDir: '../tests/visual-regression',
  outputDir: '../.cache/visual-regression/changed',
  reporter: [['line']],
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  snapshotPathTemplate: `${REFERENCES_DIR}/{arg}{ext}`,
  updateSnapshots: 'none',
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 0, threshold: 0 },
  },
  use: {
    browserName: 'chromium',
    ...(STORYBOOK_URL === undefined ? {} : { baseURL: STORYBOOK_URL }),
    viewport: { width, height },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArguments },
  },
});
