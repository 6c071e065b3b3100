import type { Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { findingsNow } from '../../support/axe.ts';
import { buildOutsideApp, modes, serveOutsideApp } from '../../support/outsideApp.ts';
import { open } from '../../support/visitor.ts';

// One worker: the app is built once.
test.describe.configure({ mode: 'serial' });

const plum = 'rgb(107, 45, 115)';
const addresses = new Map<string, string>();
const servers: Server[] = [];

test.beforeAll(async () => {
  await buildOutsideApp();
  for (const mode of modes) {
    const { url, server } = await serveOutsideApp(mode);
    addresses.set(mode, url);
    servers.push(server);
  }
});

test.afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** Opens the app, and returns what the browser complains about from then on. */
async function openApp(page: Page, mode: (typeof modes)[number]): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await open(page, addresses.get(mode) ?? '', { isFirstVisit: true, until: 'html' });
  return complaints;
}

const backgroundOf = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((element) => getComputedStyle(element).backgroundColor);

test('the server renders styles and the custom theme', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openApp(page, 'production');

  await expect(page.getByRole('heading', { name: 'Tool library' })).toBeVisible();
  expect(await backgroundOf(page, 'Reserve')).toBe(plum);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 247, 242)');
  await context.close();
});

for (const mode of modes) {
  test(`hydrates without a complaint in ${mode}, and works`, async ({ page }) => {
    const complaints = await openApp(page, mode);

    await page.getByRole('button', { name: 'Read the rules' }).click();
    await expect(page.getByRole('dialog', { name: 'Rules of the tool library' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Branch' }).click();
    await page.getByRole('option', { name: 'Harbor branch' }).click();
    await expect(page.getByRole('button', { name: 'Branch' })).toContainText('Harbor branch');
    await page.getByRole('button', { name: 'Reserve' }).click();
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(page.getByText('Your drill is reserved.').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Tools' }).click();
    await expect(page.getByRole('table', { name: 'Tools' })).toContainText('Cordless drill');

    expect(complaints).toEqual([]);
  });
}

test('has its fonts, its theme after hydration, and no axe violations', async ({ page }) => {
  await openApp(page, 'production');
  await page.getByRole('button', { name: 'Reserve' }).focus();

  expect(await backgroundOf(page, 'Reserve')).toBe(plum);
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Lexend Variable"'))),
  ).toBe(true);
  expect(await findingsNow(page)).toEqual([]);
});
