// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bin, run } from './run.mjs';

/** Chromium without its desktop UI. Needs a third less CPU time for the same page. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * Arguments for every Chromium. Without hinting, the headless shell does not round glyph widths, as on a screen. A test runs its code a
 * few times only: compiling it for speed takes longer than running it.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--js-flags=--single-threaded,--no-maglev,--no-turbofan',
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string | undefined} searchPath the PATH variable */
function onPath(searchPath) {
  const folders = (searchPath ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable);
}

/** Returns the path of Playwright's Chromium if it has been downloaded. */
function playwrightChromium() {
  try {
    /** @type {typeof import('playwright')} */
    const { chromium } = createRequire(import.meta.url)('playwright');
    const file = chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the path of the first Chromium found: `CHROMIUM_PATH`, one on PATH, Playwright's own.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not an executable file.`);
  }
  return onPath(env['PATH']) ?? playwrightChromium();
}

const noBrowser =
  'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH, and try again.';

/** Only Debian packages the shell, and installing takes root. */
const canInstallShell = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs the headless shell, if possible and if no Chromium was chosen. Needs no packages, so it can run while they are installed. */
export async function installShell() {
  const found = findBrowser();
  const isChosen = process.env['CHROMIUM_PATH'] !== undefined;
  if ((found && (isChosen || path.basename(found) === shell)) || !canInstallShell()) return;
  console.log(`Installing ${shell} with apt-get`);
  await run('apt-get', ['update'], { isQuiet: true });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', shell], { isQuiet: true });
}

/** Returns the path of a Chromium. Installs one if there is none, if possible the headless shell. */
export async function browser() {
  await installShell();
  const installed = findBrowser();
  if (installed) return installed;
  console.log('Installing Chromium with Playwright');
  await run(bin('playwright'), ['install', 'chromium'], { isQuiet: true });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new Error(noBrowser);
}
