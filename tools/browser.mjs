// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bin, run } from './run.mjs';

/** Chromium without the parts that put it on a desktop: a third less work for the same page. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** What every Chromium of the house is started with; letters are as wide as on a screen, which a shell rounds by itself. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
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

/** Where Playwright keeps its own Chromium, if it has been downloaded. */
function playwrights() {
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
 * The first Chromium of: `CHROMIUM_PATH`, one on PATH, Playwright's own. Undefined when there is none.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no program of that name.`);
  }
  return onPath(env['PATH']) ?? playwrights();
}

/** The sentence for a machine on which no way worked. */
const noBrowser =
  'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its file, and run this again.';

/** Only Debian has the shell by itself, and only root may ask for it. */
const canInstallShell = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Finds a Chromium, or installs one, the shell where that can be had; throws one clear sentence when nothing worked. */
export async function browser() {
  const found = findBrowser();
  const isChosen = process.env['CHROMIUM_PATH'] !== undefined;
  if (found && (isChosen || path.basename(found) === shell || !canInstallShell())) return found;
  if (canInstallShell()) {
    console.log(`No ${shell} here: asking apt-get for it …`);
    await run('apt-get', ['update'], { isQuiet: true });
    await run('apt-get', ['install', '--yes', '--no-install-recommends', shell], { isQuiet: true });
  }
  const installed = findBrowser();
  if (installed) return installed;
  console.log('No Chromium here: asking Playwright for one …');
  await run(bin('playwright'), ['install', 'chromium'], { isQuiet: true });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new Error(noBrowser);
}
