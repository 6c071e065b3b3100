import { signInNew } from '../support/account.ts';
import { attemptsPath, playOrders, storedAnswers } from '../support/attempts.ts';
import { query } from '../support/ownServer.ts';
import { waitingAnswers } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/visitor.ts';

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
