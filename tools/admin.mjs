// @ts-check
import './node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

// `npm run admin -- grant you@example.com`: makes an account an administrator; `revoke` undoes it.
try {
  process.chdir(root);
  const file = path.join(root, 'api/dist/admin.mjs');
  if (!existsSync(file)) throw new Error('The server is not built. Run npm run build first.');
  const { admin } = await import(pathToFileURL(file).href);
  console.log(await admin(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
