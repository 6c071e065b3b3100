import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { startServer, type Server } from '../../../tools/serve.mjs';
import { newAccount, password } from '../../support/account.ts';
import { findingsNow } from '../../support/axe.ts';
import { expect, test as base } from '../../support/test.ts';
import { open, prefer } from '../../support/visitor.ts';

const stepMs = 30_000;
/** Time of the test for the server and the authenticator app, so that no code expires. */
const nowMs = Date.now();

/** Second factors need a `SESSION_SECRET`. */
const test = base.extend<{ server: Server }>({
  server: async ({}, use) => {
    const server = await startServer({
      SESSION_SECRET: 'soup for seven customers, and a bell for each of them',
      NODE_OPTIONS: `--import=data:text/javascript,Date.now=()=>${nowMs}`,
    });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
});

const signInTab = (page: Page) => page.getByRole('tab', { name: 'Sign-in' });

const code = (page: Page) => page.getByRole('textbox', { name: /Code/ });

/** Returns the app's code, or a later one, since each code works once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs + steps * stepMs });

async function enterPassword(page: Page, email: string): Promise<void> {
  await open(page, '/sign-in?returnTo=/profile');
  await page.getByRole('textbox', { name: /Email address/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function turnOn(page: Page): Promise<{ secret: string; recoveryCode: string }> {
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const spaced = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (spaced ?? '').replaceAll(' ', '');
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

test(
  "an adult enables two-step sign-in, uses it, and a used code can't disable it",
  { tag: '@nightly' },
  async ({ page, browser, server }) => {
    await prefer(page.context(), server.url, 'default');
    const { email } = await newAccount(server);
    await enterPassword(page, email);
    await expect(page).toHaveURL(/\/profile$/);
    await signInTab(page).click();
    const { secret, recoveryCode } = await turnOn(page);

    const other = await (await browser.newContext({ baseURL: server.url })).newPage();
    await enterPassword(other, email);
    await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
    expect((await other.request.get('/api/auth/user')).status()).toBe(401);
    expect(await findingsNow(other)).toEqual([]);
    await code(other).fill('000000');
    await code(other).press('Enter');
    await expect(other.getByText(/This code is incorrect/).first()).toBeVisible();
    await code(other).fill(codeOf(secret, 1));
    await code(other).press('Enter');
    await expect(other).toHaveURL(/\/profile$/);

    const third = await (await browser.newContext({ baseURL: server.url })).newPage();
    await enterPassword(third, email);
    await code(third).fill(recoveryCode);
    await code(third).press('Enter');
    await expect(third).toHaveURL(/\/profile$/);
    await signInTab(third).click();
    await expect(third.getByText('You have 7 recovery codes left.')).toBeVisible();

    await third.getByRole('button', { name: 'Turn off' }).click();
    await code(third).fill(recoveryCode);
    await third.getByRole('button', { name: 'Turn off' }).click();
    await expect(third.getByText(/This code is incorrect/).first()).toBeVisible();
  },
);
