import { expect, type Page, type Route } from '@playwright/test';
import { nodeFlags, serverFile } from '../../tools/server-file.mjs';
import { restartServer, type Server, startNode, untilReady } from '../../tools/serve.mjs';
import { change, query, test } from '../support/ownServer.ts';
import { byMouse, playDay, playScreen, waitingAnswers as waiting } from '../support/player.ts';
import { open, signIn } from '../support/visitor.ts';

test.setTimeout(120_000);

const attemptsPath = '**/api/learners/*/attempts';
const ofExplorer = `join users on users.id = learner_id where email = 'explorer@demo.example'`;

interface Stored {
  readonly attempts: number;
  readonly asked: number;
}

/** Returns how many answers are stored, and how many problems are counted by skill. */
async function count(server: Server): Promise<Stored> {
  const [attempts] = await query(server, `select count(*) as attempts from attempts ${ofExplorer}`);
  const [skills] = await query(server, `select coalesce(sum(asked), 0) as asked from skill_days ${ofExplorer}`);
  return { ...(attempts as Pick<Stored, 'attempts'>), ...(skills as Pick<Stored, 'asked'>) };
}

/** Answers of the demo account before a test. */
let demo: Stored;

/** Returns what a test has added. */
async function stored(server: Server): Promise<Stored> {
  const { attempts, asked } = await count(server);
  return { attempts: attempts - demo.attempts, asked: asked - demo.asked };
}

/** Opens the game, and waits until everything is loaded, of which the menu comes last, and everything kept is sent. */
async function openGame(page: Page): Promise<void> {
  const lastFile = page.waitForResponse((response) => /mf-game\/js\/menu\..+\.js/.test(response.url()));
  await open(page, '/game?seed=7&ages=ages_8_9');
  await lastFile;
  await page.waitForLoadState('networkidle');
}

/** Waits until the answers of a subscriber can be stored without a network. */
const storeIsOpen = (page: Page) => expect.poll(() => page.evaluate(() => indexedDB.databases())).not.toEqual([]);

/** Starts a game, and answers orders on the page's own clock. */
async function play(page: Page, orders: number): Promise<void> {
  await playScreen(page).start.click();
  await playDay(page, byMouse, { orders });
}

test.beforeEach(async ({ context, page, server }) => {
  await change(server, 'delete from player_progress');
  demo = await count(server);
  await signIn(context, server.url);
  await page.clock.install();
});

test('answers survive an outage of the server and a crash of the page, and are stored once', async ({
  page,
  context,
  server,
}) => {
  await openGame(page);
  await storeIsOpen(page);
  server.program.child.kill('SIGKILL');
  await server.program.ended;

  await play(page, 2);
  await expect.poll(() => waiting(page)).toBe(2);
  const crashed = page.waitForEvent('crash');
  const devTools = await context.newCDPSession(page);
  void devTools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();

  const env = { PORT: String(server.port), HOST: '127.0.0.1', DATABASE_URL: server.database, LOG_LEVEL: 'warn' };
  const restarted = startNode([...nodeFlags, serverFile()], env);
  await untilReady(server.url, restarted);
  // The first response is lost, so that the answers are sent again.
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  const next = await context.newPage();
  await next.route(attemptsPath, loseResponse, { times: 1 });
  const lost = next.waitForEvent('requestfailed', (request) => request.url().endsWith('/attempts'));
  await openGame(next);
  await lost;
  await next.reload();

  await expect.poll(() => waiting(next)).toBe(0);
  expect(await stored(server)).toEqual({ attempts: 2, asked: 2 });
  await next.close();
  restarted.child.kill('SIGTERM');
  await restarted.ended;
});

test('answers after the session has ended are sent once somebody has signed in again', async ({
  page,
  context,
  server,
}) => {
  await openGame(page);
  await context.clearCookies({ name: 'session' });
  const refused = page.waitForResponse(attemptsPath);
  await play(page, 1);
  await page.clock.runFor(2000);
  expect((await refused).status()).toBe(401);

  await page.reload();
  await playScreen(page)
    .start.or(page.getByRole('button', { name: 'Continue Playing' }))
    .first()
    .waitFor();
  expect(await waiting(page)).toBe(1);

  await signIn(context, server.url);
  await openGame(page);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await stored(server)).toEqual({ attempts: 1, asked: 1 });
});

const dayMs = 86_400_000;

for (const [clock, offsetMs] of [
  ['ahead', 365 * dayMs],
  ['behind', -365 * dayMs],
] as const) {
  test(`answers of a device whose clock is a year ${clock} are stored after an outage, also on a plan that was canceled meanwhile`, async ({
    page,
    context,
    server,
  }) => {
    await page.clock.install({ time: Date.now() + offsetMs });
    await openGame(page);
    await storeIsOpen(page);
    server.program.child.kill('SIGKILL');
    await server.program.ended;
    await change(
      server,
      `update users set subscription_status = 'cancelled', subscription_end_at = ${Date.now() + 20 * dayMs}
        where email = 'explorer@demo.example'`,
    );
    await play(page, 2);
    await expect.poll(() => waiting(page)).toBe(2);
    await page.close();

    await restartServer(server);
    const next = await context.newPage();
    await next.clock.install({ time: Date.now() + offsetMs });
    await openGame(next);
    await expect.poll(() => waiting(next)).toBe(0);
    expect(await stored(server)).toEqual({ attempts: 2, asked: 2 });
    const { id } = await (await context.request.get(`${server.url}/api/auth/user`)).json();
    const list = await context.request.get(`${server.url}/api/learners/${id}/attempts`);
    const { attempts }: { attempts: { answeredAt: string }[] } = await list.json();
    expect(attempts.filter(({ answeredAt }) => Date.parse(answeredAt) > Date.now())).toEqual([]);
    const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
    expect(await query(server, `select day from skill_days where day > '${tomorrow}'`)).toEqual([]);
  });
}

test('two tabs send each answer once, also after being offline', async ({ page, context, server }) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/attempts') && request.method() === 'POST')
      sent.push(...request.postDataJSON().attempts.map(({ id }: { id: string }) => id));
  });
  await openGame(page);
  const other = await context.newPage();
  await openGame(other);
  await page.bringToFront();

  await context.setOffline(true);
  await play(page, 2);
  await expect.poll(() => waiting(page)).toBe(2);
  await playScreen(page).pause.click();
  await expect(page.getByText('Saved on this device: 2. Sent: 0.')).toBeVisible();
  sent.length = 0;
  await context.setOffline(false);
  await expect(page.getByText('Saved on this device: 0. Sent: 2.')).toBeVisible();

  await expect.poll(() => waiting(other)).toBe(0);
  await page.clock.runFor(10_000);
  expect(sent).toHaveLength(2);
  expect(await stored(server)).toEqual({ attempts: 2, asked: 2 });
});

test('signing out waits until the answers are sent', async ({ page, server }) => {
  await page.route(attemptsPath, (route) => route.abort());
  await openGame(page);
  await play(page, 1);
  await expect.poll(() => waiting(page)).toBe(1);
  await page.clock.runFor(2000);

  await page.goto('/dashboard');
  const signOut = page.getByRole('main').getByRole('link', { name: 'Sign Out' });
  await signOut.click();
  const question = page.getByRole('alertdialog', { name: 'Not everything is saved yet' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();

  await page.unroute(attemptsPath);
  await signOut.click();
  await expect(page).toHaveURL('/');
  expect(await stored(server)).toEqual({ attempts: 1, asked: 1 });
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('a visitor’s answers are not stored anywhere', async ({ page, context, server }) => {
  await context.clearCookies();
  await openGame(page);
  await play(page, 1);
  await page.clock.runFor(2000);

  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await stored(server)).toEqual({ attempts: 0, asked: 0 });
});
