import type { BrowserContext, Page } from '@playwright/test';
import type { Server } from '../../../tools/serve.mjs';
import { newAccount, password, signInNew } from '../../support/account.ts';
import { query } from '../../support/ownServer.ts';
import { test as paymentTest } from '../../support/paymentServer.ts';
import { buyYear, openPricing } from '../../support/payments.ts';
import { byKeyboard } from '../../support/player.ts';
import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

const address = '/admin-analytics';

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /Email address/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const pause = (page: Page) => page.getByRole('button', { name: 'Pause auto-refresh' });

/** Opens the page as an administrator. */
async function openAsAdmin(page: Page, context: BrowserContext, server: Server): Promise<void> {
  await signInNew(context, server, { role: 'admin' });
  await open(page, address);
  await expect(pause(page)).toBeVisible();
}

/** Counts requests for the report from now on. */
function countRequests(page: Page): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/subscription-metrics')) requests += 1;
  });
  return () => requests;
}

test.describe('subscription figures', () => {
  test("redirect signed-out visitors, reject accounts that aren't administrators, and link to the general analytics", async ({
    page,
    site,
  }) => {
    const [parent, admin] = [await newAccount(site), await newAccount(site, { role: 'admin' })];
    const requests = countRequests(page);
    await open(page, address);
    await expect(page.getByText('Admin Only')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fadmin-analytics$/);
    await signInByForm(page, parent.email);
    await expect(page.getByRole('heading', { name: 'You need an administrator account' })).toBeVisible();
    await expect(page.getByText(parent.email)).toBeVisible();
    expect(requests()).toBe(0);

    await page.getByRole('link', { name: 'Sign in with another account' }).click();
    await expect(page.getByText('To use another account, sign out first.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await open(page, `/sign-in?returnTo=${address}`);
    await signInByForm(page, admin.email);

    await expect(page).toHaveURL(address);
    await expect(pause(page)).toBeVisible();
    await page.getByRole('link', { name: 'General Analytics' }).click();
    await expect(page).toHaveURL('/analytics');
  });

  // wcag22-2.2.2 (site)
  test('refresh every 30 s until paused by keyboard, stay when a refresh fails, and disappear when the session ends', async ({
    page,
    context,
    site,
  }) => {
    await page.clock.install();
    await openAsAdmin(page, context, site);
    const requests = countRequests(page);
    await page.clock.runFor(30_000);
    await expect.poll(requests).toBe(1);
    const { press } = byKeyboard(page);

    await press(pause(page));
    await expect(page.getByText(/Auto-refresh is paused\.$/)).toBeVisible();
    await page.clock.runFor(120_000);
    expect(requests()).toBe(1);
    await press(page.getByRole('button', { name: 'Refresh now' }));
    await expect.poll(requests).toBe(2);
    await press(pause(page));

    await context.setOffline(true);
    await page.clock.runFor(30_000);
    await expect(page.getByText('Out of date')).toBeVisible();
    await expect(pause(page)).toBeVisible();
    await context.setOffline(false);
    await page.clock.runFor(30_000);
    await expect(page.getByText('Out of date')).toBeHidden();

    await context.clearCookies();
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();
    await expect(pause(page)).toBeHidden();
  });
});

paymentTest(
  'subscription figures show what a parent does on the pricing page',

  async ({ page, context, browser, server, razorpay }) => {
    const clicks = page.getByRole('table', { name: /Subscribe Clicks by Tier/ });
    const parents = await browser.newContext({ baseURL: server.url });
    const parent = await parents.newPage();
    const { email } = await openPricing(parent, parents, server);
    await buyYear(parent);
    await razorpay.webhooks.idle();
    await expect
      .poll(() => query(server, `select count from analytics_counters where day = 'all' and kind = 'click'`))
      .not.toEqual([]);
    await parents.close();

    await openAsAdmin(page, context, server);

    const payment = page.getByRole('table', { name: 'Recent Subscriptions' }).getByRole('row').nth(1);
    await expect(payment).toContainText(email);
    await expect(payment).toContainText('Math Explorer');
    await expect(payment).toContainText('$39.99');
    await expect(clicks.getByRole('row', { name: /Math Explorer/ })).toContainText(/[1-9]/);
    const daily = page.getByRole('table', { name: 'Daily Performance' });
    await expect(daily.getByRole('row')).toHaveCount(9);
    await expect(daily.getByRole('row', { name: /, so\sfar/u })).toContainText('%');
    await expect
      .poll(() => query(server, `select action from audit_log where action = 'recent_subscriptions_seen'`))
      .not.toEqual([]);
  },
);
