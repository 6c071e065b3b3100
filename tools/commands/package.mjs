// @ts-check
import '../node-version.mjs';
import { buildPackage, packageFolder } from '../package/buildPackage.mjs';

// `npm run package`: builds the design system for npm. `npm publish design-system/dist` publishes it.
try {
  await buildPackage();
  console.log(`Built ${packageFolder}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
