// @ts-check
import { chromium } from 'playwright';
import { browser } from './browser.mjs';

/** What every Chromium of the house is started with. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts a headless Chromium, installing one when there is none.
 * @param {readonly string[]} [more] arguments
 */
export async function launch(more = []) {
  return chromium.launch({ executablePath: await browser(), headless: true, args: [...chromiumArguments, ...more] });
}
