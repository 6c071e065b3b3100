import type { Page } from '@playwright/test';
import { password, signInNew } from '../../support/account.ts';
import { findingsNow } from '../../support/axe.ts';
import { emailedLink } from '../../support/outbox.ts';
import { change } from '../../support/ownServer.ts';
import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

test(
  'an old session asks for the password before a download, and then continues',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    const { id } = await signInNew(context, site);
    await change(site, `update auth_sessions set reauthenticated_at = null where user_id = '${id}'`);
    // The server caches a session for 5 s.
    await expect.poll(async () => (await page.request.get('/api/user/export')).status()).toBe(403);
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
  },
);

test(
  'an account changes its email by a link, and back by the notice',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    const { email } = await signInNew(context, site);
    const newEmail = `moved-${email}`;
    await open(page, '/profile#sign-in');

    await page.getByRole('textbox', { name: /New email address/ }).fill(newEmail);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByText(`Check your inbox at ${newEmail}`).first()).toBeVisible();
    await open(page, await emailedLink(newEmail));
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByText(/Your account now uses this address/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Go to your profile' }).click();
    await expect(page.getByText(newEmail, { exact: true })).toBeVisible();

    await open(page, await emailedLink(email));
    await page.getByRole('button', { name: 'Restore this address' }).click();
    await expect(page.getByRole('button', { name: 'Choose a new password' })).toBeFocused();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  },
);
