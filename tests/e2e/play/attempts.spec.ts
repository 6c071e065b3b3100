import { dayMs } from '@countertop/contract/shared/time';
import type { Route } from '@playwright/test';
import { restartServer } from '../../../tools/serve.mjs';
import { signInNew } from '../../support/account.ts';
import { attemptsPath, playOrders, storedAnswers } from '../../support/attempts.ts';
import { change, query, test } from '../../support/ownServer.ts';
import { byMouse, lastLoadedAhead, playDay, playScreen, waitingAnswers } from '../../support/player.ts';
import { expect, test as siteTest } from '../../support/test.ts';
import { open, reload, signIn } from '../../support/visitor.ts';

const game = '/game?seed=7&ages=ages_8_9';

test('answers survive an outage of the server and a crash of the page, and are stored once', async ({
  page,
  context,
  server,
}) => {
  const { id } = await signInNew(context, server, { tier: 'explorer' });
  await page.clock.install();
  const loadedAhead = page.waitForResponse(lastLoadedAhead);
  await open(page, game);
  await (await loadedAhead).finished();
  server.program.child.kill('SIGKILL');
  await server.program.ended;

  await playScreen(page).start.click();
  await playDay(page, byMouse, { orders: 2 });
  await expect.poll(() => waitingAnswers(page)).toBe(2);
  const crashed = page.waitForEvent('crash');
  const devTools = await context.newCDPSession(page);
  void devTools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();

  await restartServer(server);
  // The first response is lost, so that the answers are sent again.
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  const next = await context.newPage();
  await next.route(attemptsPath, loseResponse, { times: 1 });
  const lost = next.waitForEvent('requestfailed', (request) => request.url().endsWith('/attempts'));
  await open(next, game);
  await lost;
  await reload(next);

  await expect.poll(() => waitingAnswers(next)).toBe(0);
  expect(await storedAnswers(server, id)).toEqual({ attempts: 2, asked: 2 });
});

siteTest(
  'answers after the session has ended are sent once somebody has signed in again',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    const { id, email } = await signInNew(context, site, { tier: 'explorer' });
    await page.clock.install();
    await open(page, game);
    await context.clearCookies({ name: 'session' });
    const refused = page.waitForResponse(attemptsPath);
    await playScreen(page).start.click();
    await playDay(page, byMouse, { orders: 1 });
    await page.clock.runFor(2000);
    expect((await refused).status()).toBe(401);

    await reload(page);
    await expect.poll(() => waitingAnswers(page)).toBe(1);

    await signIn(context, site.url, email);
    await open(page, game);
    await expect.poll(() => waitingAnswers(page)).toBe(0);
    expect(await storedAnswers(site, id)).toEqual({ attempts: 1, asked: 1 });
  },
);

for (const [clock, offsetMs] of [
  ['ahead', 365 * dayMs],
  ['behind', -365 * dayMs],
] as const) {
  test(
    `answers of a device whose clock is a year ${clock} are stored after an outage, also on a plan that was canceled meanwhile`,
    { tag: '@nightly' },
    async ({ page, context, server }) => {
      const { id } = await signInNew(context, server, { tier: 'explorer' });
      await page.clock.install({ time: Date.now() + offsetMs });
      await open(page, game);
      server.program.child.kill('SIGKILL');
      await server.program.ended;
      await change(
        server,
        `update users set subscription_status = 'cancelled', subscription_end_at = ${Date.now() + 20 * dayMs}
        where id = '${id}'`,
      );
      await playScreen(page).start.click();
      await playDay(page, byMouse, { orders: 2 });
      await expect.poll(() => waitingAnswers(page)).toBe(2);
      await page.close();

      await restartServer(server);
      const next = await context.newPage();
      await next.clock.install({ time: Date.now() + offsetMs });
      await open(next, game);
      await expect.poll(() => waitingAnswers(next)).toBe(0);
      expect(await storedAnswers(server, id)).toEqual({ attempts: 2, asked: 2 });
      const list = await context.request.get(`${server.url}/api/learners/${id}/attempts`);
      const { attempts }: { attempts: { answeredAt: string }[] } = await list.json();
      expect(attempts.filter(({ answeredAt }) => Date.parse(answeredAt) > Date.now())).toEqual([]);
      const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
      expect(
        await query(server, `select day from skill_days where learner_id = '${id}' and day > '${tomorrow}'`),
      ).toEqual([]);
    },
  );
}

siteTest(
  'two tabs send each answer once, also after being offline',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    const { id } = await signInNew(context, site, { tier: 'explorer' });
    await page.clock.install();
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/attempts') && request.method() === 'POST')
        sent.push(...request.postDataJSON().attempts.map((attempt: { id: string }) => attempt.id));
    });
    await open(page, game);
    const other = await context.newPage();
    await open(other, game);
    await page.bringToFront();

    await context.setOffline(true);
    await playScreen(page).start.click();
    await playDay(page, byMouse, { orders: 2 });
    await expect.poll(() => waitingAnswers(page)).toBe(2);
    await playScreen(page).pause.click();
    await expect(page.getByText('Saved on this device: 2. Sent: 0.')).toBeVisible();
    sent.length = 0;
    await context.setOffline(false);
    await expect(page.getByText('Saved on this device: 0. Sent: 2.')).toBeVisible();

    await expect.poll(() => waitingAnswers(other)).toBe(0);
    await page.clock.runFor(10_000);
    expect(sent).toHaveLength(2);
    expect(await storedAnswers(site, id)).toEqual({ attempts: 2, asked: 2 });
  },
);

siteTest('a visitor’s answers are not stored anywhere', { tag: '@nightly' }, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.clock.install();
  await playOrders(page, 1);
  await page.clock.runFor(2000);

  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(sent.filter((url) => /attempts$|player-progress/.test(url))).toEqual([]);
});
