// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** The built server's main file; throws a sentence when it has not been built. */
export function serverFile() {
  const files = ['api/dist/main.mjs', 'api/dist/main.cjs', 'api/dist/main.js'].map((file) => path.join(root, file));
  const file = files.find((candidate) => existsSync(candidate));
  if (!file) throw new Error('The server is not built. Run npm run build first.');
  return file;
}
