// @ts-check
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { browser, chromiumArguments } from '../../../tools/browser.mjs';
import { build } from '../../../tools/build.mjs';
import { importSource } from '../../../tools/build/importSource.mjs';
import { startServer } from '../../../tools/serve.mjs';
import { countAttempts, settled, signIn } from '../play/browser-attempts-rows.mjs';
import { kills } from './server-kills.mjs';

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a Chromium with a profile on disk, which can be killed. @param {string} profile */
async function start(profile) {
  const args = [
    ...chromiumArguments,
    '--headless',
    '--window-size=1280,800',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(await browser(), [...args, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise((resolve) => {
    let output = '';
    child.stderr.on('data', (text) => {
      output += text;
      const [, found] = /DevTools listening on (\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const connected = await chromium.connectOverCDP(address);
  const [context] = connected.contexts();
  if (context === undefined) throw new Error('Chromium has no profile.');
  return {
    context,
    async kill() {
      // All processes of the browser, as when the battery is empty.
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
      await connected.close().catch(() => {});
    },
    async quit() {
      await (await connected.newBrowserCDPSession()).send('Browser.close').catch(() => {});
      await ended;
    },
  };
}

/** @typedef {typeof import('../../support/player.ts')} Player */

/**
 * Kills a browser again and again in the middle of a day, half of the time without a network. Returns how many answers were given.
 * @param {string} url @param {Player} player
 * @param {(given: number) => Promise<number>} waitUntilStored called while the game is open with a network
 */
async function killBrowser(url, { byKeyboard, playDay, playScreen, skipTutorial }, waitUntilStored) {
  const profile = await mkdtemp(path.join(tmpdir(), 'countertop-profile-'));
  const open = async (/** @type {import('playwright').BrowserContext} */ context) => {
    await skipTutorial(context);
    await context.addInitScript(() => localStorage.setItem('countertop.sign-up.v1', 'dismissed'));
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${url}/game?seed=7&ages=ages_8_9`);
    return page;
  };
  try {
    const first = await start(profile);
    await signIn(first.context, url);
    const kept = await open(first.context);
    await kept.getByRole('button', { name: 'Keep for offline' }).click();
    await kept.getByText('Ready for offline').first().waitFor();
    await first.quit();
    let given = 0;
    for (let turn = 0; turn < kills; turn += 1) {
      const { context, kill } = await start(profile);
      await context.setOffline(turn % 2 === 0);
      const page = await open(context);
      const { start: begins, resume } = playScreen(page);
      const begin = begins
        .or(resume)
        .or(page.getByRole('button', { name: 'Continue Playing' }))
        .first();
      await begin.waitFor();
      // The button changes once it is known that a game is saved.
      await pause(1000);
      await begin.press('Enter');
      given += (await playDay(page, byKeyboard(page), { orders: 1 + (turn % 3) })).length;
      await pause(Math.random() * 1000);
      await kill();
    }
    const last = await start(profile);
    await open(last.context);
    const stored = await waitUntilStored(given);
    await last.quit();
    return { given, stored };
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/** Answers given before the browser is killed. @returns {Promise<import('../table.mjs').Row[]>} */
export async function browserKillRows() {
  await build();
  /** @type {Player} */
  const player = await importSource('player', 'tests/support/player.ts');
  const server = await startServer();
  try {
    const before = await countAttempts(server.database);
    const countStored = async () => (await countAttempts(server.database)) - before;
    const { given, stored } = await killBrowser(server.url, player, (expected) => settled(countStored, expected));
    return [
      { name: `answers given before ${kills} kills of the browser`, value: given, unit: '' },
      { name: 'of these lost', value: given - stored, unit: '', target: { max: 0 } },
      { name: 'stored twice', value: stored - given, unit: '', target: { max: 0 } },
    ];
  } finally {
    await server.stop();
  }
}
