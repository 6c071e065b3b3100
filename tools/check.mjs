// @ts-check
import './node-version.mjs';
import { install } from './install.mjs';
import { runInParallel, staticSteps, summarize, vitestStep } from './steps.mjs';

// `npm run check`: format, lint, types, dead code and unit tests in about a minute, without a build or a browser.
try {
  await install();
  // Generating into a copy of the repository takes as long as everything else; npm test does it.
  const unit = vitestStep('unit', ['node', 'dom']);
  summarize(await runInParallel([unit, ...staticSteps()]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
