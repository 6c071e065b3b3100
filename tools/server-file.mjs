// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * What Node is told when it runs the server. Requests that wait for their commit must fit into V8's young generation, 16 MB by default: beyond
 * that they are copied to the old one: with 256 requests at once that took a fifth of the time. `package.json` and `deploy/site.Dockerfile`
 * say the same. See https://nodejs.org/docs/latest-v20.x/api/cli.html#--max-semi-space-sizesize-in-megabytes
 */
export const nodeFlags = ['--max-semi-space-size=32'];

/**
 * Returns the built server's main file. Throws if it has not been built.
 * @param {string} [checkout] the repository it was built in; this one when left out
 */
export function serverFile(checkout = root) {
  const files = ['api/dist/main.mjs', 'api/dist/main.cjs', 'api/dist/main.js'].map((file) => path.join(checkout, file));
  const file = files.find((candidate) => existsSync(candidate));
  if (!file) throw new Error('The server is not built. Run npm run build first.');
  return file;
}
