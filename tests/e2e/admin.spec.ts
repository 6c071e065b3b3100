import type { BrowserContext, Page } from '@playwright/test';
import { query } from '../support/ownServer.ts';
import { checkoutWindow, test } from '../support/paymentServer.ts';
import { expect } from '../support/test.ts';
import { openPricing } from '../support/payments.ts';
import { byKeyboard } from '../support/player.ts';
import { open, signIn } from '../support/visitor.ts';

const address = '/admin-analytics';

/** Signs in a demo account with the form. */
async function signInByForm(page: Page, name: 'admin' | 'free'): Promise<void> {
  await page.getByRole('textbox', { name: /Email address/ }).fill(`${name}@demo.example`);
  await page.getByLabel(/^Password/).fill('demo counter 7');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the page as the demo administrator. */
async function openAsAdmin(page: Page, context: BrowserContext, url: string): Promise<void> {
  await signIn(context, url, 'admin@demo.example');
  await open(page, address);
  await expect(page.getByRole('button', { name: 'Pause auto-refresh' })).toBeVisible();
}

const card = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

/** Counts requests for the figures from now on. */
function countRequests(page: Page): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/subscription-metrics')) requests += 1;
  });
  return () => requests;
}

test.describe('subscription figures', () => {
  test.describe.configure({ timeout: 120_000 });

  test("redirect signed-out visitors, reject accounts that aren't administrators, and link to the general analytics", async ({
    page,
  }) => {
    const requests = countRequests(page);
    await open(page, address);
    await expect(page.getByText('Admin Only')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fadmin-analytics$/);
    await signInByForm(page, 'free');
    await expect(page.getByRole('heading', { name: 'You need an administrator account' })).toBeVisible();
    await expect(page.getByText('free@demo.example')).toBeVisible();
    expect(requests()).toBe(0);

    await page.getByRole('link', { name: 'Sign in with another account' }).click();
    await expect(page.getByText('To use another account, sign out first.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign Out' }).click();
    await page.waitForURL('/');
    await page.goto(`/api/login?returnTo=${address}`);
    await signInByForm(page, 'admin');

    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: 'No Analytics Data' })).toBeVisible();
    await page.getByRole('link', { name: 'General Analytics' }).click();
    await expect(page).toHaveURL('/analytics');
  });

  test('show what a parent does on the pricing page', async ({ page, context, browser, server, razorpay }) => {
    await openAsAdmin(page, context, server.url);
    await expect(
      page.getByText('Analytics data will appear once users start visiting the pricing page.'),
    ).toBeVisible();
    const parents = await browser.newContext({ baseURL: server.url });
    const parent = await parents.newPage();
    await openPricing(parent, parents, server);
    await parent.getByRole('button', { name: 'Subscribe' }).click();
    await checkoutWindow(parent).pay.click();
    await parent.waitForURL('**/dashboard');
    await razorpay.webhooks.idle();
    await expect
      .poll(() => query(server, `select count from analytics_tallies where day = 'all' and kind = 'click'`))
      .toEqual([{ count: 1 }]);
    await parents.close();

    await page.getByRole('button', { name: 'Refresh now' }).click();

    await expect(card(page, 'Pricing Page Views')).toContainText('1 unique visitor');
    await expect(card(page, 'Conversion Rate')).toContainText('100.0%');
    await expect(card(page, 'Conversion Rate')).toContainText('1 conversion');
    const payment = page.getByRole('table', { name: 'Recent Subscriptions' }).getByRole('row').nth(1);
    await expect(payment).toContainText('free@demo.example');
    await expect(payment).toContainText('Math Explorer');
    await expect(payment).toContainText('$39.99');
    const clicks = page.getByRole('table', { name: /Subscribe Clicks by Tier/ });
    await expect(clicks.getByRole('row', { name: /Math Explorer/ })).toContainText('1');
    const daily = page.getByRole('table', { name: 'Daily Performance' });
    await expect(daily.getByRole('row')).toHaveCount(9);
    await expect(daily.getByRole('row', { name: /, so\sfar/u })).toContainText('100.0%');
    const seen = await query(server, `select action from audit_log where action = 'recent_subscriptions_seen'`);
    expect(seen).toHaveLength(1);
  });

  // wcag22-2.2.2 (site)
  test('refresh every 30 s until paused by keyboard', async ({ page, context, server }) => {
    await page.clock.install();
    await openAsAdmin(page, context, server.url);
    const requests = countRequests(page);
    await page.clock.runFor(30_000);
    await expect.poll(requests).toBe(1);
    const { press } = byKeyboard(page);

    await press(page.getByRole('button', { name: 'Pause auto-refresh' }));
    await expect(page.getByText(/Auto-refresh is paused\.$/)).toBeVisible();
    await page.clock.runFor(120_000);
    expect(requests()).toBe(1);
    await press(page.getByRole('button', { name: 'Refresh now' }));
    await expect.poll(requests).toBe(2);
    await press(page.getByRole('button', { name: 'Pause auto-refresh' }));
    await page.clock.runFor(30_000);
    await expect.poll(requests).toBe(3);
  });

  test('stay when a refresh fails, marked as outdated, and disappear when the session ends', async ({
    page,
    context,
    server,
  }) => {
    await page.clock.install();
    await openAsAdmin(page, context, server.url);
    await context.setOffline(true);
    await page.clock.runFor(30_000);
    await expect(page.getByText('Out of date')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No Analytics Data' })).toBeVisible();
    await context.setOffline(false);
    await page.clock.runFor(30_000);
    await expect(page.getByText('Out of date')).toBeHidden();

    await context.clearCookies();
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No Analytics Data' })).toBeHidden();
  });
});
