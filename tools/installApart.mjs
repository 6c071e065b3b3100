// @ts-check
import { isInstalled } from './install.mjs';
import { run } from './run.mjs';

/**
 * Installs what some test or measurement alone needs, when somebody runs it: the product's own install stays small.
 * @param {string} folder with a package.json and a lockfile of its own
 * @param {string} what it is, for people: 'the other kits'
 */
export async function installApart(folder, what) {
  if (isInstalled(folder)) return;
  console.log(`Installing ${what} (once) …`);
  const { status } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  if (status !== 0) throw new Error(`npm could not install ${what}. Its own message stands above.`);
}
