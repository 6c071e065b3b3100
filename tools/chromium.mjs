// @ts-check
import { chromium } from 'playwright';
import { browser, chromiumArguments } from './browser.mjs';

/**
 * Starts a headless Chromium. Installs one if there is none.
 * @param {readonly string[]} [more] additional arguments
 */
export async function launch(more = []) {
  return chromium.launch({ executablePath: await browser(), headless: true, args: [...chromiumArguments, ...more] });
}
