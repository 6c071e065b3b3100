// @ts-check
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from '../../tools/chromium.mjs';
import { deploy, rollBack } from '../../tools/deploy/deployRemote.mjs';
import { root } from '../../tools/run.mjs';
import { restartServer, startServer } from '../../tools/serve.mjs';
import { buildChangedGame } from '../support/changedGame.mjs';
import { buildOtherShell } from '../support/otherShell.mjs';

/** Set BENCH_STARTS for a shorter run during development. */
const startCount = Number(process.env['BENCH_STARTS'] ?? 200);
const deployment = { remote: 'mf-game', shell: path.join(root, 'shell/dist') };
const startButton = /^(?:Start Playing Now|Open the Restaurant|Begin the Day)$/;
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Deploys a build of the game or rolls one back, while a page may be loading or storing one.
 * @param {string} to @param {readonly string[]} builds
 */
async function release(to, builds) {
  await pause(Math.random() * 800);
  const from = builds[Math.floor(Math.random() * builds.length)] ?? '';
  if (Math.random() < 0.5) await deploy({ ...deployment, to, from });
  else await rollBack({ ...deployment, to }).catch(() => {});
}

/** The builds of the game whose scripts a page has loaded. @param {readonly string[]} urls */
const buildsOf = (urls) => new Set(urls.flatMap((url) => /\/remotes\/mf-game\/builds\/([^/]+)\//.exec(url)?.[1] ?? []));

/** Returns the scripts of a shell. @param {string} checkout @returns {Promise<readonly string[]>} */
async function scriptsOfShell(checkout) {
  const [newest] = JSON.parse(await readFile(path.join(checkout, 'shell/dist/builds.json'), 'utf8'));
  return newest.filter((/** @type {string} */ name) => name.startsWith('js/'));
}

/**
 * Replaces the running site by the one in another checkout: a release of the shell, or a rollback. The site is gone meanwhile.
 * @param {import('../../tools/serve.mjs').Server} server @param {string} remotes @param {string} checkout
 */
async function releaseShell(server, remotes, checkout) {
  await pause(Math.random() * 800);
  server.program.child.kill('SIGTERM');
  await server.program.ended;
  await restartServer(server, { REMOTES_DIR: remotes }, checkout);
}

/** Whether the start screen works within seven seconds: its HTML shows before its code has loaded. @param {import('playwright').Page} page */
async function starts(page) {
  const button = page.getByRole('button', { name: startButton });
  const isHydrated = (/** @type {Element} */ element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const givesUpAt = performance.now() + 7000;
  while (performance.now() < givesUpAt) {
    if (await button.evaluate(isHydrated, undefined, { timeout: 500 }).catch(() => false)) return true;
    await pause(50);
  }
  return false;
}

/** The scripts that a page runs: `fetch` stores those of a newer build. */
const scriptsOfPage = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => !('initiatorType' in entry) || entry.initiatorType !== 'fetch')
    .map(({ name }) => name);

/**
 * Starts the game while builds of game and shell are rolled out and back and the network comes and goes. Returns how many starts loaded scripts of
 * more than one build, and how many didn't show the start screen.
 */
export async function startsOfOneBuild() {
  const folder = await mkdtemp(path.join(tmpdir(), 'countertop-builds-'));
  const builds = [path.join(root, 'mf-game/dist')];
  for (const text of ['Open the Restaurant', 'Begin the Day']) {
    const built = path.join(folder, text.slice(0, 5).trim());
    await buildChangedGame(built, 'Start Playing Now', text);
    builds.push(built);
  }
  const shells = [root, path.join(folder, 'shell')];
  await buildOtherShell(shells[1] ?? '');
  const shellScripts = await Promise.all(shells.map(scriptsOfShell));
  /** The shells whose scripts a page has loaded. @param {readonly string[]} urls */
  const shellsOf = (urls) =>
    shells.filter((_, index) => shellScripts[index]?.some((name) => urls.some((url) => url.endsWith(`/${name}`))));
  const to = path.join(folder, 'remotes');
  await deploy({ ...deployment, to, from: builds[0] ?? '' });
  const [server, chromium] = [await startServer({ REMOTES_DIR: to }), await launch()];
  const result = { mixed: 0, failed: 0, again: 0, offline: 0, builds: new Set(), shells: new Set() };
  try {
    const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
    const first = await context.newPage();
    await first.goto(`${server.url}/game`);
    await first.getByRole('button', { name: 'Keep for offline' }).click();
    await first.getByText('Ready for offline').first().waitFor();
    await first.close();
    for (let turn = 0; turn < startCount; turn += 1) {
      const isOffline = Math.random() < 0.5;
      const page = await context.newPage();
      const shell = shells[Math.floor(Math.random() * shells.length)] ?? root;
      const releasing = Math.random() < 0.3 ? releaseShell(server, to, shell) : release(to, builds);
      await pause(Math.random() * 800);
      await context.setOffline(isOffline);
      const switching = pause(Math.random() * 600).then(() => context.setOffline(!isOffline));
      await page.goto(`${server.url}/game`, { waitUntil: 'commit' }).catch(() => {});
      let isStarted = await starts(page);
      await Promise.all([releasing, switching]);
      if (!isStarted) {
        // The network was lost between a new page and its scripts.
        result.again += 1;
        await page.reload({ waitUntil: 'commit' }).catch(() => {});
        isStarted = await starts(page);
      }
      const scripts = await page.evaluate(scriptsOfPage);
      const [used, usedShells] = [buildsOf(scripts), shellsOf(scripts)];
      const isMixed = used.size > 1 || usedShells.length > 1;
      result.failed += Number(!isStarted);
      if (!isStarted || isMixed)
        console.error(`Start ${turn + 1}, ${isOffline ? 'offline' : 'online'} at first:`, page.url(), [
          ...used,
          ...usedShells,
        ]);
      result.mixed += Number(isMixed);
      result.offline += Number(isOffline);
      for (const build of used) result.builds.add(build);
      for (const one of usedShells) result.shells.add(one);
      // Some pages are closed while they store a newer build.
      await context.setOffline(false);
      await pause(Math.random() * 1000);
      await page.close();
    }
    return { ...result, builds: result.builds.size, shells: result.shells.size, starts: startCount };
  } finally {
    await chromium.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
