// @ts-check
import './node-version.mjs';
import { install } from './install.mjs';
import { conclude, performAll, staticSteps, vitestStep } from './steps.mjs';

// `npm run check`: format, lint, types, dead code and unit tests, in under a minute; no build and no browser.
try {
  await install();
  // Generating into a copy of the house takes as long as all the rest; npm test does it.
  const unit = vitestStep('unit', ['node', 'dom'], ['--exclude=tests/architecture/new.test.ts']);
  conclude(await performAll([unit, ...staticSteps()], 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
