import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { Server } from '../../../tools/serve.mjs';
import { password, signInNew } from '../../support/account.ts';
import { playOrders } from '../../support/attempts.ts';
import { emailedLink } from '../../support/outbox.ts';
import { change, query } from '../../support/ownServer.ts';
import { clickToDownload } from '../../support/report.ts';
import { expect, test } from '../../support/test.ts';
import { open, prefer } from '../../support/visitor.ts';

/** The longest name that the field allows. */
const childName = 'Mia Wunderlich '.repeat(6).trim();

/** Opens a separate browser, as on another device. */
async function otherDevice(browser: Browser, { url }: Server): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  await prefer(context, url, 'default');
  return context.newPage();
}

const statusOf = async (page: Page) => (await page.request.get('/api/auth/user')).status();

async function createAccount(page: Page, server: Server, email: string): Promise<void> {
  await open(page, '/dashboard');
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fdashboard$/);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: /Email address/ }).fill(email);
  await page.getByText('I’m 18 or older').click();
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const link = await emailedLink(email);
  const endAt = Date.now() + 200 * 86_400_000;
  const plan = `subscription_tier = 'explorer', subscription_end_at = ${endAt}`;
  await change(server, `update users set ${plan} where email = '${email}'`);
  await open(page, link);
  await page.getByLabel(/New password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function signIn(page: Page, email: string): Promise<void> {
  await open(page, '/sign-in?returnTo=/game');
  await page.getByRole('textbox', { name: /Email address/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/game$/);
}

async function rename(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit display name' }).click();
  const field = page.getByRole('textbox', { name: 'Display name' });
  await field.fill('Dana');
  await field.press('Enter');
  await expect(page.getByRole('group').filter({ hasText: 'Profile Updated' })).toBeVisible();
  await expect(page.getByText('Dana', { exact: true })).toBeVisible();
}

/** Checks the certificate on screen, on paper and as a file, and that the child's name is never sent. */
async function printCertificate(page: Page): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('link', { name: /^Open Rookie/ }).click();
  const sheet = page.locator('[data-certificate]');
  await page.getByRole('textbox', { name: 'Your child’s name' }).fill(childName);
  await expect(sheet).toContainText(childName);
  await expect(sheet).toContainText(/\d+ problems, \d+ percent right/);
  await expect(sheet).toContainText(/Check code [0-9A-Z]{5}-[0-9A-Z]{5}/);

  for (const format of ['A4', 'Letter'] as const) {
    const paper = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g), `pages of ${format}`).toHaveLength(1);
  }
  const { bytes } = await clickToDownload(page, page.getByRole('button', { name: 'Download PDF' }));
  const file = Buffer.from(bytes).toString('latin1');
  for (const part of ['%PDF-1.7', '/StructTreeRoot', '/Marked true', '/Lang (en', 'pdfuaid:part'])
    expect(file).toContain(part);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((text) => /Mia|Wunderlich/.test(decodeURIComponent(text)))).toEqual([]);

  const code = /Check code ([0-9A-Z-]{11})/.exec(await sheet.innerText())?.[1] ?? '';
  await open(page, `/verify/${code}`);
  await expect(page.getByRole('heading', { name: 'This certificate is real' })).toBeVisible();
}

async function exportEverything(page: Page, email: string): Promise<void> {
  await open(page, '/what-we-know');
  const { bytes } = await clickToDownload(page, page.getByRole('button', { name: 'Download everything' }));
  const files = unzipSync(bytes);
  const json = new TextDecoder().decode(files['countertop/everything.json']);
  expect(JSON.parse(json)).toMatchObject({
    account: [{ email, displayName: 'Dana', subscriptionTier: 'explorer' }],
    progress: [{ currentDay: 1 }],
  });
  expect(Object.keys(files)).toContain('countertop/attempts.csv');
}

async function eraseEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText(/Your plan, Math Explorer, is paid until/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Type ERASE to continue' }).fill('ERASE');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('heading', { name: 'Everything has been erased' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Out' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

test('a parent creates an account, goes on playing on another device, and deletes everything (promise:progress-tracking) (promise:erase)', async ({
  browser,
  site,
}) => {
  const email = `parent-${randomUUID()}@home.example`;
  const first = await otherDevice(browser, site);
  await createAccount(first, site, email);
  await first.clock.install();
  await playOrders(first, 1);
  const savedGames = `select json_extract(game, '$.stats.totalProblems') as problems from player_progress
    join users on users.id = learner_id where email = '${email}'`;
  await expect
    .poll(async () => {
      await first.clock.runFor(1000);
      return query(site, savedGames);
    })
    .toEqual([{ problems: 1 }]);

  const second = await otherDevice(browser, site);
  await signIn(second, email);
  await expect(second.getByRole('dialog', { name: 'Game paused' })).toBeVisible();
  await expect(second.getByText('You have two games')).toHaveCount(0);
  await second.getByRole('button', { name: 'Resume Game' }).click();
  await expect(second.getByRole('button', { name: 'Pause the game' })).toBeVisible();

  await open(second, '/dashboard');
  await rename(second);
  await exportEverything(second, email);
  await eraseEverything(second);

  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);
  expect(await query(site, `select count(*) as left from users where email = '${email}'`)).toEqual([{ left: 0 }]);
  await open(first, '/profile');
  await expect(first).toHaveURL(/\/sign-in/);
});

test(
  'a parent prints a certificate, which anybody can verify (promise:certificates)',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    await signInNew(context, site, { tier: 'explorer', history: 'child' });
    await open(page, '/dashboard');
    await printCertificate(page);
  },
);
