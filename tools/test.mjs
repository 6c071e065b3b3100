// @ts-check
import './node-version.mjs';
import { browser } from './browser.mjs';
import { install } from './install.mjs';
import { bin, root } from './run.mjs';
import { conclude, endToEndStep, perform, performAll, staticSteps, vitestStep } from './steps.mjs';
import { sayWhatWasSkipped, startTestPostgres } from './test-postgres.mjs';

// `npm test`: every check and every suite, from nothing but Node and npm, ending with `N passed, N failed`.
process.chdir(root);
/** @type {import('./steps.mjs').Outcome[]} */
const outcomes = [];
let stopPostgres = async () => {};
try {
  await install();
  process.env['CHROMIUM_PATH'] = await browser();
  outcomes.push(await perform({ name: 'build', command: process.execPath, args: ['tools/build.mjs'] }));
  outcomes.push(...(await performAll(staticSteps(), 2)));
  stopPostgres = await startTestPostgres();
  const onPostgres = process.env['TEST_POSTGRES'] ? ['postgres'] : [];
  outcomes.push(await perform(vitestStep('unit', ['node', 'dom', ...onPostgres])));
  outcomes.push(await perform(vitestStep('stories', ['stories', 'a11y'])));
  outcomes.push(await perform(endToEndStep()));
  outcomes.push(
    await perform({
      name: 'build-storybook',
      command: bin('storybook'),
      args: ['build', '--output-dir', 'storybook-static', '--stats-json', '--quiet'],
    }),
  );
  outcomes.push(await perform({ name: 'turbosnap', command: process.execPath, args: ['tools/turbosnap.mjs'] }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  outcomes.push({ name: 'preparation', passed: 0, failed: 1, failures: [], seconds: 0, output: '' });
}
await stopPostgres();
sayWhatWasSkipped();
conclude(outcomes);
