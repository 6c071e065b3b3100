// @ts-check
import './node-version.mjs';
import { browser } from './browser.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';
import { runStep, summarize, vitestStep } from './steps.mjs';

/** Projects in config/vitest.themes.config.ts that run all stories. */
const themes = [
  'dark',
  'high contrast',
  'forced colors',
  'narrow',
  'narrow large text',
  'right to left',
  'narrow right to left',
];

/**
 * Projects that run the stories of pages: conditions of the toolbar in Storybook, as far as tests can judge them. The pseudo-locale
 * has a test of its own.
 */
const conditions = ['more contrast', 'text spacing', 'no sound', 'child', 'adult'];

/** Parts of the names of the files with these stories. A share preview is a picture. */
const pages = ['Page.stories', 'View.stories', 'PlayScreen.stories', '--exclude=**/SharePreview.stories.tsx'];

// `npm run test:themes [-- dark narrow]`: runs all stories in other themes, window sizes and text directions, and those of
// pages in other conditions. One project after the other: all at once, stories time out on two cores.
process.chdir(root);
try {
  const all = [...themes, ...conditions, 'pseudo-locale'];
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new Error(`Unknown project '${unknown}'. Choose from: ${all.join(', ')}.`);
  await install();
  process.env['CHROMIUM_PATH'] = await browser();
  const results = [];
  for (const name of names.length > 0 ? names : all) {
    const files = conditions.includes(name) ? pages : [];
    results.push(
      await runStep(vitestStep(name, [name], { args: ['--config=config/vitest.themes.config.ts', ...files] })),
    );
  }
  summarize(results);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
