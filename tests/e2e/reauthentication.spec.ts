import { expect, type Page } from '@playwright/test';
import { emailedLink } from '../support/outbox.ts';
import { change, test } from '../support/ownServer.ts';
import { findingsNow } from '../support/axe.ts';
import { declineOffer, open, signIn } from '../support/visitor.ts';

const email = 'explorer@demo.example';
const oldEmail = 'moving@demo.example';
const password = 'demo counter 7';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

test('an old session asks for the password before a download, and then continues', async ({
  page,
  context,
  server,
}) => {
  await declineOffer(context);
  await signIn(context, server.url);
  await change(server, 'update auth_sessions set reauthenticated_at = null');
  // The server caches a session for 5 s.
  await expect.poll(async () => (await page.request.get('/api/user/export')).status(), { timeout: 15_000 }).toBe(403);
  await open(page, '/what-we-know');

  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(dialog(page).getByLabel(/^Password/)).toBeFocused();
  expect(await findingsNow(page)).toEqual([]);
  await dialog(page)
    .getByLabel(/^Password/)
    .fill('another one');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('This password is incorrect. Try again.').first()).toBeVisible();
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(password);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');

  expect((await downloading).suggestedFilename()).toMatch(/^countertop-\d{4}-\d\d-\d\d\.zip$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download everything' })).toBeFocused();
});

test('an account changes its email by a link, and back by the notice', async ({ page, context, server }) => {
  await declineOffer(context);
  // All servers on this machine share an email folder, and other tests sign in with the demo accounts.
  await change(server, `update users set email = '${oldEmail}' where email = '${email}'`);
  await signIn(context, server.url, oldEmail);
  await open(page, '/profile#sign-in');

  await page.getByRole('textbox', { name: /New email address/ }).fill('moved@demo.example');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText(/Check your inbox at moved@demo\.example/).first()).toBeVisible();
  await page.goto(await emailedLink('moved@demo.example'));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText(/Your account now uses this address/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByText('moved@demo.example', { exact: true })).toBeVisible();

  await page.goto('about:blank');
  await page.goto(await emailedLink(oldEmail));
  await page.getByRole('button', { name: 'Restore this address' }).click();
  await expect(page.getByRole('button', { name: 'Choose a new password' })).toBeFocused();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
