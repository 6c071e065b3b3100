import { restartServer } from '../../../tools/serve.mjs';
import { signInNew } from '../../support/account.ts';
import { attemptsPath, playOrders, storedAnswers } from '../../support/attempts.ts';
import { startFaultyProxy } from '../../support/faultyProxy.ts';
import { query, test as ownServerTest } from '../../support/ownServer.ts';
import {
  answerOrder,
  byMouse,
  endCelebration,
  gameLoadedAhead,
  playScreen,
  waitingAnswers,
} from '../../support/player.ts';
import { storedBy } from '../../support/stores.ts';
import { expect, test } from '../../support/test.ts';
import { open, signIn } from '../../support/visitor.ts';

test("signing out waits until the game and the answers are saved, and asks if they can't be", async ({
  page,
  context,
  site,
}) => {
  const { id } = await signInNew(context, site, { tier: 'explorer' });
  const savedVersion = () => query(site, `select version from player_progress where learner_id = '${id}'`);
  await page.clock.install();
  // In the page, because Playwright's routes don't see requests that a page sends while it unloads.
  await page.addInitScript(() => {
    const realFetch = globalThis.fetch;
    globalThis.fetch = (address, request) =>
      request?.method === 'PUT' && sessionStorage.getItem('is-cut-off') !== 'no'
        ? Promise.reject(new TypeError('planted'))
        : realFetch(address, request);
  });
  await page.route(attemptsPath, (route) => route.abort());
  await playOrders(page, 1);
  await expect.poll(() => waitingAnswers(page)).toBe(1);

  await open(page, '/dashboard');
  const signOut = page.getByRole('main').getByRole('link', { name: 'Sign Out' });
  await signOut.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Not everything is saved yet' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(signOut).toBeFocused();
  expect(await savedVersion()).toEqual([]);

  await page.evaluate(() => sessionStorage.setItem('is-cut-off', 'no'));
  await page.unroute(attemptsPath);
  await signOut.click();
  await expect(page).toHaveURL('/');
  expect(await savedVersion()).toEqual([{ version: 1 }]);
  expect(await storedAnswers(site, id)).toEqual({ attempts: 1, asked: 1 });
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('countertop.game.v1'))).toBeNull();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

ownServerTest(
  'what two children have played without the server is listed before signing out, and all of it is saved',

  async ({ page, context, server }) => {
    const proxy = await startFaultyProxy(server.url);
    const screen = playScreen(page);
    const items = page.getByRole('alertdialog', { name: 'Not everything is saved yet' }).getByRole('listitem');
    const answers = async () => {
      const sql =
        'select nickname, count(*) as count from attempts join learners on learners.id = learner_id group by 1';
      const rows = (await query(server, sql)) as { nickname: string; count: number }[];
      return new Map(rows.map(({ nickname, count }) => [nickname, count]));
    };
    const gamesOfMo = async () => {
      const sql = `select seed from (select learner_id, game ->> 'seed' as seed from player_progress union
      select learner_id, game ->> 'seed' from previous_games) join learners on learners.id = learner_id where nickname = 'Mo'`;
      return (await query(server, sql)).length;
    };
    const answerOne = async () => {
      await page.waitForURL('**/game');
      await screen.start.click();
      await screen.waiting.click();
      await answerOrder(page, byMouse, null);
      await endCelebration(page, byMouse);
    };
    const takeBack = async (child: string) => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: `${child}: who’s playing?` })
        .click();
      await page.getByRole('button', { name: 'Back to the grown-up' }).click();
      await page.getByLabel('PIN or password').fill('2468');
      await page.getByLabel('PIN or password').press('Enter');
      await page.waitForURL('**/family');
    };
    const signOut = async () => {
      await open(page, `${proxy.url}/dashboard`);
      await page.getByRole('main').getByRole('link', { name: 'Sign Out' }).click();
    };
    const stay = () => page.getByRole('button', { name: 'Stay signed in' }).click();

    await signIn(context, proxy.url, 'family@demo.example');
    await open(page, `${proxy.url}/family`);
    await gameLoadedAhead(page);
    const [before, gamesBefore] = [await answers(), await gamesOfMo()];
    server.program.child.kill('SIGKILL');
    await server.program.ended;
    await page.getByRole('button', { name: 'Hand over this device' }).click();
    await page.getByRole('button', { name: 'Hand over to Mo' }).click();
    await answerOne();
    await page.getByRole('banner').getByRole('link', { name: 'Mo: who’s playing?' }).click();
    await page.getByRole('button', { name: 'Sunny Waffle' }).click();
    await answerOne();

    // The network now requires a sign-in, and answers every request with its page.
    proxy.breakFile(/\/(?:attempts|player-progress|badge|certificate)/, 'HTML');
    await restartServer(server);
    await takeBack('Sunny Waffle');
    await signOut();
    await expect(items).toHaveText([
      /^You: 1 answer.* and the latest restaurant$/,
      /^Mo: 1 answer.* and the latest restaurant$/,
    ]);
    await stay();

    proxy.repair();
    await signOut();
    await expect(items).toHaveText([/^Mo: .*the latest restaurant$/]);
    await expect(items).not.toContainText('answer');
    const added = [...(await answers())].map(([name, count]) => [name, count - (before.get(name) ?? 0)]);
    expect(Object.fromEntries(added)).toMatchObject({ Mo: 1, 'Sunny Waffle': 1, 'Captain Pickle': 0 });
    await stay();

    await open(page, `${proxy.url}/family`);
    await page.getByRole('button', { name: 'Hand over this device' }).click();
    await page.getByRole('button', { name: 'Hand over to Mo' }).click();
    await expect.poll(gamesOfMo).toBe(gamesBefore + 1);
    await takeBack('Mo');
    await signOut();
    await expect(page).toHaveURL(`${proxy.url}/`);
    await proxy.stop();
  },
);

test('nothing of a child stays after the family has signed out', async ({ page, context, site }) => {
  const { id } = await signInNew(context, site, { tier: 'family', history: 'family' });
  const children = await query(site, `select learner_id from guardians where user_id = '${id}'`);
  await open(page, '/family');
  await page.getByRole('button', { name: 'Hand over this device' }).click();
  await page.getByRole('button', { name: 'Hand over to Mo' }).click();
  await page.waitForURL('**/game');
  await playScreen(page).start.or(playScreen(page).savedGame).first().click();
  const ids = new RegExp((children as { learner_id: string }[]).map((child) => child.learner_id).join('|'));
  await expect.poll(() => storedBy(page)).toMatch(ids);
  await open(page, '/play');
  await page.getByRole('button', { name: 'Back to the grown-up' }).click();
  await page.getByLabel('PIN or password').fill('2468');
  await page.getByLabel('PIN or password').press('Enter');
  await page.waitForURL('**/family');

  await page.evaluate(() => location.assign('/api/logout'));
  await page.waitForURL('/');

  expect(await storedBy(page)).not.toMatch(ids);
});
