import { query, test as base } from '../support/ownServer.ts';
import { expect, test as siteTest } from '../support/test.ts';
import { takeEmail } from '../support/outbox.ts';
import { open, signIn } from '../support/visitor.ts';
import { startServer } from '../../tools/serve.mjs';

const operator = 'help@countertop.example';

const test = base.extend({
  server: async ({}, use) => {
    const server = await startServer({ SUPPORT_EMAIL: operator });
    await use(server);
    await server.stop();
  },
});

test('a subscriber asks, gets a receipt, and an administrator marks the request as answered (promise:priority-support)', async ({
  page,
  context,
  browser,
  server,
}) => {
  await context.request.post('/api/support-requests', {
    data: { topic: 'other', email: 'visitor@home.example', message: 'Hello', requestId: 'earlier' },
  });
  await signIn(context, server.url);
  await open(page, '/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/support');
  await expect(page.getByRole('link', { name: operator })).toHaveAttribute('href', `mailto:${operator}`);
  await expect(page.getByLabel(/^Your email address/)).toHaveValue('explorer@demo.example');
  await page.getByText('The game', { exact: true }).click();
  await page.getByLabel(/^Your message/).fill('The bill looks wrong.');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('You’re offline. What you wrote is still here').last()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'We got your message' })).toBeFocused();
  const receipt = await takeEmail('explorer@demo.example', /^Subject: We got your message/m);
  expect(receipt).toContain('We replay what you describe');
  expect(receipt).toContain(`Reply-To: ${operator}`);

  expect(await takeEmail(operator)).toContain('Reply-To: explorer@demo.example');

  const admins = await browser.newContext({ baseURL: server.url });
  await signIn(admins, server.url, 'admin@demo.example');
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
  await takeEmail('visitor@home.example');

  const answered = `select email from support_requests where answered_at is not null`;
  expect(await query(server, answered)).toEqual([{ email: 'explorer@demo.example' }]);
  const actions = `select distinct action from audit_log where action like 'support%' order by action`;
  expect(await query(server, actions)).toEqual([
    { action: 'support_request_answered' },
    { action: 'support_requests_seen' },
  ]);
});

siteTest('the form keeps what was typed before the scripts have loaded, and works in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/support?topic=payment&reference=req-1', { waitUntil: 'commit' });
  await page.getByLabel(/^Your message/).fill('I paid twice.');
  release();

  await expect(page.getByRole('radio', { name: 'Payments and refunds' })).toBeChecked();
  await expect(page.getByLabel(/^Reference/)).toHaveValue('req-1');
  await expect(page.getByLabel(/^Your message/)).toHaveValue('I paid twice.');
  await page.getByLabel(/^Your email address/).fill('parent@home.example');
  await page.getByLabel(/^Your email address/).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'We got your message' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await takeEmail('parent@home.example', /^Subject: We got your message/m);
});
