// @ts-check
import './node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

// `npm run refund -- pay_…`: gives a payment back and ends what it paid for.
try {
  process.chdir(root);
  const file = path.join(root, 'api/dist/refund.mjs');
  if (!existsSync(file)) throw new Error('The server is not built. Run npm run build first.');
  const { refund } = await import(pathToFileURL(file).href);
  console.log(await refund(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
