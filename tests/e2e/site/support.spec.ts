import { randomUUID } from 'node:crypto';
import { query, test as base } from '../../support/ownServer.ts';
import { expect, test as siteTest } from '../../support/test.ts';
import { signInNew } from '../../support/account.ts';
import { takeEmail } from '../../support/outbox.ts';
import { open } from '../../support/visitor.ts';
import { startServer } from '../../../tools/serve.mjs';

/** The emails of all servers go to the same folder. */
const operator = `${randomUUID()}@countertop.example`;

const test = base.extend({
  server: async ({}, use) => {
    const server = await startServer({ SUPPORT_EMAIL: operator });
    await use(server);
    await server.stop();
  },
});

test(
  'a subscriber asks, gets a receipt, and an administrator marks the request as answered (promise:priority-support)',
  { tag: '@nightly' },
  async ({ page, context, browser, server }) => {
    const visitor = `${randomUUID()}@home.example`;
    await context.request.post('/api/support-requests', {
      data: { topic: 'other', email: visitor, message: 'Hello', requestId: 'earlier' },
    });
    const { email } = await signInNew(context, server, { tier: 'explorer' });
    await open(page, '/pricing');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
    await expect(page).toHaveURL('/support');
    await expect(page.getByRole('link', { name: operator })).toHaveAttribute('href', `mailto:${operator}`);
    await expect(page.getByLabel(/^Your email address/)).toHaveValue(email);
    await page.getByText('The game', { exact: true }).click();
    await page.getByLabel(/^Your message/).fill('The bill looks wrong.');

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('You’re offline. What you wrote is still here').last()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send message' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'We got your message' })).toBeFocused();
    const receipt = await takeEmail(email, /^Subject: We got your message/m);
    expect(receipt).toContain('We replay what you describe');
    expect(receipt).toContain(`Reply-To: ${operator}`);

    expect(await takeEmail(operator)).toContain(`Reply-To: ${email}`);

    const admins = await browser.newContext({ baseURL: server.url });
    await signInNew(admins, server, { role: 'admin' });
    const admin = await admins.newPage();
    await open(admin, '/analytics?tab=support');
    const requests = admin.getByRole('heading', { level: 3, name: /^Request \d+:/ });
    // Due in 24 instead of 48 hours.
    await expect(requests).toHaveText([/The game/, /Something else/]);
    await expect(admin.getByText('Due in 23 hours')).toBeVisible();
    await admin.getByRole('button', { name: 'Mark as answered' }).first().click();
    await expect(requests).toHaveText([/Something else/]);
    await admins.close();
    // Emails of a local server are kept as files.
    await takeEmail(operator);
    await takeEmail(visitor);

    const answered = `select email from support_requests where answered_at is not null`;
    expect(await query(server, answered)).toEqual([{ email }]);
    const actions = `select distinct action from audit_log where action like 'support%' order by action`;
    expect(await query(server, actions)).toEqual([
      { action: 'support_request_answered' },
      { action: 'support_requests_seen' },
    ]);
  },
);

siteTest(
  'the form keeps what was typed before the scripts have loaded, and works in a narrow window',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = `${randomUUID()}@home.example`;
    await page.setViewportSize({ width: 320, height: 568 });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const opening = open(page, '/support?topic=payment&reference=req-1');
    await page.getByLabel(/^Your message/).fill('I paid twice.');
    release();
    await opening;

    await expect(page.getByRole('radio', { name: 'Payments and refunds' })).toBeChecked();
    await expect(page.getByLabel(/^Reference/)).toHaveValue('req-1');
    await expect(page.getByLabel(/^Your message/)).toHaveValue('I paid twice.');
    await page.getByLabel(/^Your email address/).fill(email);
    await page.getByLabel(/^Your email address/).press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'We got your message' })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await takeEmail(email, /^Subject: We got your message/m);
  },
);
