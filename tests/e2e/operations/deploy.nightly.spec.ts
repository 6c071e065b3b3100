import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { run } from '../../../tools/run.mjs';
import { buildChangedGame } from '../../support/changedGame.mjs';
import { expect, test as base } from '../../support/test.ts';
import { startSeparately, startTogether, type Topology } from '../../support/topology.ts';
import { open, reload } from '../../support/visitor.ts';

const text = { before: 'Start Playing Now', after: 'Open the Restaurant' };

const test = base.extend<{ isSeparate: boolean; topology: Topology }, { changedGame: string }>({
  changedGame: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'countertop-changed-'));
      await buildChangedGame(folder, text.before, text.after);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  isSeparate: [false, { option: true }],
  topology: async ({ isSeparate }, use, testInfo) => {
    const topology = await (isSeparate ? startSeparately : startTogether)(testInfo.outputPath('remotes'));
    await use(topology);
    await topology.stop();
  },
  baseURL: async ({ topology }, use) => {
    await use(topology.url);
  },
});

// One worker builds the changed game for both tests.
test.describe.configure({ mode: 'default' });

const startButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the game from the home page without a page load, and returns the address of the game's entry. */
async function enter(page: Page): Promise<string> {
  const entry = page.waitForResponse((response) => response.url().includes('/remoteEntry.js'));
  await page.getByRole('link', { name: 'Start Your Math Adventure!' }).first().click();
  return (await entry).url();
}

async function play(page: Page, name: string): Promise<void> {
  await startButton(page, name).click();
  await expect(page.getByRole('heading', { name: 'Restaurant Floor' })).toBeVisible();
}

const deployRemote = (...args: string[]) =>
  run(process.execPath, ['tools/commands/deploy-remote.mjs', 'mf-game', ...args], { isQuiet: true });

const topologies = { 'the site serves itself': false, 'has its own origin': true };

for (const [where, isSeparate] of Object.entries(topologies)) {
  test.describe(`a game that ${where}`, () => {
    test.use({ isSeparate });

    test('is deployed and rolled back under a running site while open tabs keep playing', async ({
      context,
      topology,
      changedGame,
    }) => {
      const openTab = async (address: string) => {
        const page = await context.newPage();
        await open(page, address);
        return page;
      };
      /** Reloads until the new build is served: the site checks another origin only every few seconds. */
      const openUntil = async (name: string) => {
        const page = await openTab('/game');
        await expect(async () => {
          await reload(page);
          expect(await startButton(page, name).isVisible()).toBe(true);
        }).toPass();
        return page;
      };
      const atStart = await openTab('/game');
      await expect(startButton(atStart, text.before)).toBeVisible();
      const [atHome, longAtHome] = [await openTab('/'), await openTab('/')];

      const rolledOut = await deployRemote('--to', topology.to, '--from', changedGame, '--shell', topology.url);
      expect(rolledOut.status, rolledOut.output).toBe(0);

      const newTab = await openUntil(text.after);
      const newAtHome = await openTab('/');
      const oldEntry = await enter(atHome);
      expect(oldEntry.startsWith(`${topology.remoteUrls[0]}builds/`), oldEntry).toBe(true);
      await play(atHome, text.before);

      const rolledBack = await deployRemote('--to', topology.to, '--rollback');
      expect(rolledBack.status, rolledBack.output).toBe(0);

      await openUntil(text.before);
      await play(newTab, text.after);
      expect(await enter(newAtHome)).not.toBe(oldEntry);
      await play(newAtHome, text.after);
      expect(await enter(longAtHome)).toBe(oldEntry);
      await play(longAtHome, text.before);
      await play(atStart, text.before);
    });
  });
}
