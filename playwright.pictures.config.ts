import { defineConfig } from '@playwright/test';
import { chromiumArguments, findBrowser } from './tools/browser.mjs';

const executablePath = findBrowser();
const { PICTURES_URL, PICTURES_REFERENCES, PICTURES_WIDTH = '1280' } = process.env;

/** Pictures of all stories, compared pixel by pixel. `npm run pictures` builds the Storybook and says which. */
export default defineConfig({
  testDir: 'tests/pictures',
  outputDir: '.cache/pictures/changed',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  snapshotPathTemplate: `${PICTURES_REFERENCES}/{arg}{ext}`,
  updateSnapshots: 'none',
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 0, threshold: 0 },
  },
  use: {
    browserName: 'chromium',
    ...(PICTURES_URL === undefined ? {} : { baseURL: PICTURES_URL }),
    viewport: { width: Number(PICTURES_WIDTH), height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArguments },
  },
});
