// @ts-check
import './node-version.mjs';
import { browser } from './browser.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';
import { runStep, summarize, vitestStep } from './steps.mjs';

/** The projects in config/vitest.themes.config.ts. They run one after the other: all at once, stories time out on two cores. */
const projects = [
  'dark',
  'high contrast',
  'forced colors',
  'narrow',
  'narrow large text',
  'right to left',
  'narrow right to left',
];

// `npm run test:themes [-- dark narrow]`: runs all stories in other themes, window sizes and text directions.
process.chdir(root);
try {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !projects.includes(name));
  if (unknown) throw new Error(`Unknown project '${unknown}'. Choose from: ${projects.join(', ')}.`);
  await install();
  process.env['CHROMIUM_PATH'] = await browser();
  const results = [];
  for (const name of names.length > 0 ? names : projects) {
    results.push(await runStep(vitestStep(name, [name], { args: ['--config=config/vitest.themes.config.ts'] })));
  }
  summarize(results);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
