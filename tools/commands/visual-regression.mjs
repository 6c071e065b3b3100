// @ts-check
import '../node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { browser } from '../browser.mjs';
import { install } from '../install.mjs';
import { bin, root, run } from '../run.mjs';
import { buildStorybook, serveStorybook } from '../storybook.mjs';

// `npm run visual-regression [-- OPTIONS]`: compares every story with its reference screenshot, pixel by pixel. OPTIONS are
// Playwright's, for example `--update-snapshots` or `-g part-of-a-story-id`. MODE names one of the modes in .storybook/modes.ts.
// A test names its own Storybook and references by STORYBOOK_DIR and REFERENCES_DIR.
process.chdir(root);
try {
  const { MODE = 'default, desktop', STORYBOOK_DIR, REFERENCES_DIR } = process.env;
  const storybook = path.resolve(STORYBOOK_DIR ?? '.cache/visual-regression/storybook');
  const references = path.resolve(REFERENCES_DIR ?? `.cache/visual-regression/${MODE.replaceAll(/\W+/g, '-')}`);
  const options = process.argv.slice(2);
  if (!existsSync(references) && !options.some((option) => /^(-u|--update-snapshots)/.test(option))) {
    throw new Error(
      'There are no reference screenshots on this machine yet. Take them from a commit that looks right:\n' +
        '  git switch main && npm run visual-regression -- --update-snapshots && git switch -',
    );
  }
  await install();
  if (!STORYBOOK_DIR) await buildStorybook(storybook);
  const server = await serveStorybook(storybook);
  const { status } = await run(
    bin('playwright'),
    ['test', '--config=config/playwright.visual-regression.config.ts', ...options],
    {
      env: {
        CHROMIUM_PATH: await browser(),
        STORYBOOK_URL: server.url,
        STORYBOOK_DIR: storybook,
        REFERENCES_DIR: references,
        MODE,
      },
    },
  );
  server.stop();
  process.exitCode = status;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
