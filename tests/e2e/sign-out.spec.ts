import { expect } from '@playwright/test';
import { change, query, test } from '../support/ownServer.ts';
import { byMouse, playDay, playScreen } from '../support/player.ts';
import { open, signIn } from '../support/visitor.ts';

const savedVersion = `select version from player_progress join users on users.id = learner_id
  where email = 'explorer@demo.example'`;

test("signing out waits until a game is saved, and asks if it can't be", async ({ page, context, server }) => {
  await change(server, 'delete from player_progress');
  await signIn(context, server.url);
  await page.clock.install();
  // In the page, because Playwright's routes don't see requests that a page sends while it unloads.
  await page.addInitScript(() => {
    const realFetch = globalThis.fetch;
    globalThis.fetch = (address, request) =>
      request?.method === 'PUT' && sessionStorage.getItem('is-cut-off') !== 'no'
        ? Promise.reject(new TypeError('planted'))
        : realFetch(address, request);
  });
  await open(page, '/game?seed=7&ages=ages_8_9');
  await playScreen(page).start.click();
  await playDay(page, byMouse, { orders: 1 });

  await page.goto('/dashboard');
  const signOut = page.getByRole('main').getByRole('link', { name: 'Sign Out' });
  await signOut.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Not everything is saved yet' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(signOut).toBeFocused();
  expect(await query(server, savedVersion)).toEqual([]);

  await page.evaluate(() => sessionStorage.setItem('is-cut-off', 'no'));
  await signOut.click();
  await expect(page).toHaveURL('/');
  expect(await query(server, savedVersion)).toEqual([{ version: 1 }]);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('countertop.game.v1'))).toBeNull();
});
