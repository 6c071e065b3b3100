// @ts-check
import './node-version.mjs';
import { install } from './install.mjs';
import { conclude, performAll, staticSteps, vitestStep } from './steps.mjs';

// `npm run check`: format, lint, types, dead code and unit tests, in under a minute; no build and no browser.
try {
  await install();
  conclude(await performAll([vitestStep('unit', ['!stories']), ...staticSteps()], 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
