import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { startServer, type Server } from '../../tools/serve.mjs';
import { findingsNow } from '../support/axe.ts';
import { declineOffer, prefer } from '../support/visitor.ts';

const email = 'free@demo.example';
const password = 'demo counter 7';
const stepMs = 30_000;

/** Second factors need a `SESSION_SECRET`. */
const test = base.extend<{ server: Server }>({
  server: async ({}, use) => {
    const server = await startServer({ SESSION_SECRET: 'soup for seven customers, and a bell for each of them' });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
});

const signInTab = (page: Page) => page.getByRole('tab', { name: 'Sign-in' });

const code = (page: Page) => page.getByRole('textbox', { name: /Code/ });

/** Returns the app's code, or a later one, since each code works once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * stepMs });

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/api/login?returnTo=/profile');
  await page.getByRole('textbox', { name: /Email address/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function turnOn(page: Page): Promise<{ secret: string; recoveryCode: string }> {
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const spaced = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (spaced ?? '').replaceAll(' ', '');
  // react-aria's announcer keeps the name of a removed button for seven seconds.
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0, { timeout: 10_000 });
  expect(await findingsNow(page)).toEqual([]);
  await code(page).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = await readFile(await (await kept).path(), 'utf8');
  const recoveryCodes = text.match(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/gm) ?? [];
  expect(recoveryCodes).toHaveLength(8);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('You have 8 recovery codes left.')).toBeVisible();
  return { secret, recoveryCode: recoveryCodes[0] ?? '' };
}

test("an adult enables two-step sign-in, uses it, and a used code can't disable it", async ({
  page,
  browser,
  server,
}) => {
  await prefer(page.context(), server.url, 'default');
  await declineOffer(page.context());
  await enterPassword(page);
  await expect(page).toHaveURL(/\/profile$/);
  await signInTab(page).click();
  const { secret, recoveryCode } = await turnOn(page);

  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await enterPassword(other);
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  expect((await other.request.get('/api/auth/user')).status()).toBe(401);
  await expect(other.locator('[data-live-announcer] [role=img]')).toHaveCount(0, { timeout: 10_000 });
  expect(await findingsNow(other)).toEqual([]);
  await code(other).fill('000000');
  await code(other).press('Enter');
  await expect(other.getByText(/This code is incorrect/).first()).toBeVisible();
  await code(other).fill(codeOf(secret, 1));
  await code(other).press('Enter');
  await expect(other).toHaveURL(/\/profile$/);
  // The page still loads when the address changes, and would abort the next visit.
  await expect(signInTab(other)).toBeVisible();

  await other.goto('/api/logout');
  await enterPassword(other);
  await code(other).fill(recoveryCode);
  await code(other).press('Enter');
  await expect(other).toHaveURL(/\/profile$/);
  await signInTab(other).click();
  await expect(other.getByText('You have 7 recovery codes left.')).toBeVisible();

  await other.getByRole('button', { name: 'Turn off' }).click();
  await code(other).fill(recoveryCode);
  await other.getByRole('button', { name: 'Turn off' }).click();
  await expect(other.getByText(/This code is incorrect/).first()).toBeVisible();
});
