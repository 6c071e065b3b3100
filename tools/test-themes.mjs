// @ts-check
import './node-version.mjs';
import { browser } from './browser.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';
import { conclude, perform, vitestStep } from './steps.mjs';

/** The projects of config/vitest.themes.config.ts. */
const surroundings = ['dark', 'high contrast', 'forced colours', 'narrow', 'right to left', 'narrow right to left'];

// `npm run test:themes [-- dark narrow]`: all stories in other themes, windows and directions; ends as `npm test` does.
process.chdir(root);
try {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !surroundings.includes(name));
  if (unknown) throw new Error(`Stories are not tested in '${unknown}', but in: ${surroundings.join(', ')}.`);
  await install();
  process.env['CHROMIUM_PATH'] = await browser();
  const outcomes = [];
  for (const name of names.length > 0 ? names : surroundings) {
    outcomes.push(await perform(vitestStep(name, [name], ['--config=config/vitest.themes.config.ts'])));
  }
  conclude(outcomes);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
