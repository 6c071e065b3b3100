// @ts-check
import './node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/**
 * Runs a command from the server's build (the function NAME of `api/dist/NAME.mjs`) with this process's arguments, and prints
 * its result.
 * @param {string} name
 */
export async function runApiCommand(name) {
  try {
    process.chdir(root);
    const file = path.join(root, `api/dist/${name}.mjs`);
    if (!existsSync(file)) throw new Error('The server is not built. Run npm run build first.');
    const { [name]: command } = await import(pathToFileURL(file).href);
    console.log(await command(process.argv.slice(2), process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
