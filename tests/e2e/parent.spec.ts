import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { Server } from '../../tools/serve.mjs';
import { emailedLink } from '../support/outbox.ts';
import { change, query, test } from '../support/ownServer.ts';
import { byMouse, endCelebration, playDay, playScreen, skipTutorial } from '../support/player.ts';
import { declineOffer, open, prefer } from '../support/visitor.ts';

const email = `parent-${process.pid}@home.example`;
const password = 'soup for seven customers';
/** As long as the field allows. */
const childName = 'Mia Wunderlich '.repeat(6).trim();

/** Opens a separate browser, as on another device. */
async function otherDevice(browser: Browser, { url }: Server): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, acceptDownloads: true });
  await prefer(context, url, 'default');
  await declineOffer(context);
  await skipTutorial(context);
  return context.newPage();
}

const statusOf = async (page: Page) => (await page.request.get('/api/auth/user')).status();

async function createAccount(page: Page, server: Server): Promise<void> {
  await page.goto('/dashboard');
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
  await page.goto(link);
  await page.getByLabel(/New password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function signIn(page: Page, returnTo: string): Promise<void> {
  await page.goto(`/api/login?returnTo=${returnTo}`);
  await page.getByRole('textbox', { name: /Email address/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${returnTo}$`));
}

const savedGame = `select json_extract(game, '$.stats.day') as day,
    (select count(*) from certificates where certificates.learner_id = users.id) as certificates
  from player_progress join users on users.id = learner_id where email = '${email}'`;

/** Plays a whole day and waits until the server has the game and its awards. */
async function playAndSave(page: Page, server: Server): Promise<void> {
  await page.clock.install();
  await open(page, '/game?seed=7&ages=ages_8_9');
  await playScreen(page).start.click();
  await playDay(page, byMouse);
  await page.getByRole('button', { name: 'Open for day 2' }).click();
  const stored = async () => {
    await page.clock.runFor(2000);
    await endCelebration(page, byMouse);
    const [row] = await query(server, savedGame);
    return row;
  };
  await expect.poll(stored, { timeout: 20_000 }).toEqual({ day: 2, certificates: 1 });
}

async function rename(page: Page): Promise<void> {
  const profile = '**/api/user/profile';
  const toast = (title: string) => page.getByRole('group').filter({ hasText: title });
  await page.getByRole('button', { name: 'Edit display name' }).click();
  const field = page.getByRole('textbox', { name: 'Display name' });
  await field.press('Enter');
  await expect(toast('Name Required')).toBeVisible();
  await field.fill('Dana');
  await page.route(profile, (route) => route.abort());
  await field.press('Enter');
  await expect(toast('Update Failed')).toBeVisible();
  await page.unroute(profile);
  await field.press('Enter');
  await expect(toast('Profile Updated')).toBeVisible();
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
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await readFile(await (await downloading).path(), 'latin1');
  for (const part of ['%PDF-1.7', '/StructTreeRoot', '/Marked true', '/Lang (en', 'pdfuaid:part'])
    expect(file).toContain(part);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((text) => /Mia|Wunderlich/.test(decodeURIComponent(text)))).toEqual([]);

  const code = /Check code ([0-9A-Z-]{11})/.exec(await sheet.innerText())?.[1] ?? '';
  await page.goto(`/verify/${code}`);
  await expect(page.getByRole('heading', { name: 'This certificate is real' })).toBeVisible();
}

async function exportEverything(page: Page): Promise<void> {
  await page.goto('/what-we-know');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await downloading).path())));
  const json = new TextDecoder().decode(files['countertop/everything.json']);
  expect(JSON.parse(json)).toMatchObject({
    account: [{ email, displayName: 'Dana', subscriptionTier: 'explorer' }],
    progress: [{ currentDay: 2 }],
    certificates: [{ certificateType: 'rookie' }],
  });
  expect(json).not.toContain('Wunderlich');
  expect(Object.keys(files)).toContain('countertop/certificates.csv');
}

async function eraseEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText(/Your Math Explorer plan is paid until/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Type ERASE to continue' }).fill('ERASE');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('heading', { name: 'Everything has been erased' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Out' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

// The test plays a whole day.
test.setTimeout(180_000);

test('a parent creates an account, keeps what a child earns, and deletes everything (promise:progress-tracking) (promise:certificates) (promise:erase)', async ({
  browser,
  server,
}) => {
  const first = await otherDevice(browser, server);
  await createAccount(first, server);
  await playAndSave(first, server);

  const second = await otherDevice(browser, server);
  await signIn(second, '/game');
  await expect(second.getByRole('dialog', { name: 'Game paused' })).toBeVisible();
  await expect(second.getByText('You have two games')).toHaveCount(0);
  await second.getByRole('button', { name: 'Resume Game' }).click();
  await expect(second.getByText('0 of 6 served')).toBeVisible();

  await second.goto('/dashboard');
  await rename(second);
  await printCertificate(second);
  await exportEverything(second);
  await eraseEverything(second);

  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);
  expect(await query(server, `select count(*) as left from users where email = '${email}'`)).toEqual([{ left: 0 }]);
  await first.goto('/profile');
  await expect(first).toHaveURL(/\/sign-in/);
});
