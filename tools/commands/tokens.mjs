// @ts-check
import '../node-version.mjs';
import path from 'node:path';
import { buildPackage, packageFolder } from '../package/buildPackage.mjs';

// `npm run tokens`: writes the tokens for other tools. They are part of the package, so that is built, too.
try {
  await buildPackage();
  console.log(`Wrote ${path.join(packageFolder, 'tokens')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
