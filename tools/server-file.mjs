// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Node options of the server. Requests that wait for their commit should fit into V8's young generation (16 MB by default); moving
 * them to the old generation took a fifth of the time with 256 concurrent requests. Repeated in `package.json` and
 * `deploy/site.Dockerfile`. See https://nodejs.org/docs/latest-v20.x/api/cli.html#--max-semi-space-sizesize-in-megabytes
 */
export const nodeFlags = ['--max-semi-space-size=32'];

/**
 * Returns the built server's main file. Throws if it has not been built.
 * @param {string} [checkout] repository it was built in, by default this one
 */
export function serverFile(checkout = root) {
  const files = ['api/dist/main.mjs', 'api/dist/main.cjs', 'api/dist/main.js'].map((file) => path.join(checkout, file));
  const file = files.find((candidate) => existsSync(candidate));
  if (!file) throw new Error('The server is not built. Run npm run build first.');
  return file;
}
