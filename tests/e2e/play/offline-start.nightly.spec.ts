import { createServer } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { restartServer, startServer, type Server } from '../../../tools/serve.mjs';
import { change, query } from '../../support/ownServer.ts';
import { byKeyboard, byMouse, playDay, playScreen, waitingAnswers } from '../../support/player.ts';
import { open, reload, signIn } from '../../support/visitor.ts';

test.use({ serviceWorkers: 'allow' });

/** Answers every request with a page, like the Wi-Fi of a train that requires a sign-in. */
async function startHotel(port: number) {
  const hotel = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<title>Welcome to our network</title><h1>Please sign in</h1>');
  });
  await new Promise<void>((resolve) => hotel.listen(port, '127.0.0.1', resolve));
  return () => new Promise((resolve) => hotel.close(resolve));
}

async function stop({ program }: Server): Promise<void> {
  program.child.kill('SIGKILL');
  await program.ended;
}

/** Leaves an incomplete newer build in the browser, as after a tab was closed or crashed during the download. */
async function interruptDownload(): Promise<void> {
  const cache = await caches.open('countertop.offline.newer');
  await cache.put('/game', new Response('<h1>Half a build</h1>', { headers: { 'Content-Type': 'text/html' } }));
}

async function keepForOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('Ready for offline').first()).toBeVisible();
}

/** Ends the service worker, even while it handles a request, as browsers do when memory is low. */
async function endWorker(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
}

const startOf = (page: Page) => playScreen(page).start;

// wcag22-2.1.1 (game)
test('once kept, the game starts and orders are answered by keyboard with the server stopped, and other pages say what works', async ({
  context,
}) => {
  const server = await startServer();
  const first = await context.newPage();
  await open(first, `${server.url}/game`);
  await keepForOffline(first);
  // Files that aren't kept, such as those of a newer build, still come from the network.
  const other = await first.evaluate(async () => (await fetch('/remotes/mf-account/remoteEntry.js')).status);
  expect(other).toBe(200);
  await first.evaluate(interruptDownload);
  await first.close();
  await stop(server);

  const page = await context.newPage();
  await open(page, `${server.url}/game?seed=7`);
  await startOf(page).press('Enter');
  expect(await playDay(page, byKeyboard(page), { orders: 2 })).toHaveLength(2);

  await open(page, `${server.url}/pricing`);
  await expect(page.getByText('Math Bistro works without a connection.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose an age group' }).click();
  await expect(startOf(page)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Play Math Bistro' }).click();
  await expect(startOf(page)).toBeVisible();

  const closeHotel = await startHotel(server.port);
  const game = await open(page, `${server.url}/game`);
  expect(await game.text(), 'shows before any script runs').toContain('Start Playing Now</span>');
  await startOf(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Restaurant Floor' })).toBeVisible();
  await open(page, server.url);
  await expect(page.getByRole('link', { name: 'Start Your Math Adventure!' }).first()).toBeVisible();
  await closeHotel();
});

test('what is played after months without a network is sent once somebody signs in again, although the worker was ended in the meantime', async ({
  context,
}) => {
  const server = await startServer();
  const countAnswers = async () => {
    const sql = `select count(*) as count from attempts join users on users.id = learner_id where email = 'explorer@demo.example'`;
    return ((await query(server, sql)) as { count: number }[])[0]?.count;
  };
  const before = await countAnswers();
  await signIn(context, server.url);
  const first = await context.newPage();
  await open(first, `${server.url}/game`);
  await keepForOffline(first);
  await expect(playScreen(first).savedGame).toBeVisible();
  await first.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await endWorker(context, first);
  // Stores the build again.
  await reload(first);
  await endWorker(context, first);
  await expect.poll(() => first.evaluate(async () => (await caches.match('/offline.json')) !== undefined)).toBe(true);
  await first.close();
  await stop(server);

  // By then, the browser has deleted the session cookie, and the server the session.
  await context.clearCookies({ name: 'session' });
  await change(server, 'delete from auth_sessions');
  const page = await context.newPage();
  await page.clock.install();
  await open(page, `${server.url}/game?seed=7&ages=ages_8_9`);
  await endWorker(context, page);
  await playScreen(page).savedGame.click();
  await playDay(page, byMouse, { orders: 1 });
  await endWorker(context, page);
  await playDay(page, byMouse, { orders: 1 });
  await expect.poll(() => waitingAnswers(page)).toBe(2);
  await page.close();

  await restartServer(server);
  const next = await context.newPage();
  const signedOut = next.waitForResponse('**/api/auth/user');
  await open(next, `${server.url}/game`);
  expect((await signedOut).status()).toBe(401);
  expect(await waitingAnswers(next)).toBe(2);
  await signIn(context, server.url);
  await reload(next);
  await expect.poll(() => waitingAnswers(next)).toBe(0);
  expect(await countAnswers()).toBe(Number(before) + 2);
  await server.stop();
});
