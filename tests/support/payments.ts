import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Server } from '../../tools/serve.mjs';
import type { UserRow } from '../../api/src/resources/people/Account.model.ts';
import { signInNew } from './account.ts';
import { query } from './ownServer.ts';
import { checkoutWindow } from './paymentServer.ts';
import { open } from './visitor.ts';

export interface LedgerEntry {
  readonly kind: string;
  readonly period: string | null;
  readonly amount_cents: number | null;
  readonly payment_id: string | null;
}

/** Returns an account's part of the ledger, oldest entry first. */
export async function ledger(server: Server, userId: string): Promise<readonly LedgerEntry[]> {
  const columns = 'kind, period, amount_cents, payment_id';
  const ofUser = `from payment_ledger join payers on payers.id = payer_id where user_id = '${userId}'`;
  return (await query(server, `select ${columns} ${ofUser} order by payment_ledger.id`)) as readonly LedgerEntry[];
}

/** Returns the kinds of an account's ledger entries, oldest first. */
export const ledgerKinds = async (server: Server, userId: string) =>
  (await ledger(server, userId)).map(({ kind }) => kind);

/** Returns an account's tier, status and remaining months, rounded. */
export async function planOf(server: Server, userId: string): Promise<unknown> {
  const [row] = await query(
    server,
    `select subscription_tier as tier, subscription_status as status,
      round((subscription_end_at / 1000.0 - unixepoch()) / 86400 / 30.44) as months from users where id = '${userId}'`,
  );
  return row;
}

/** Signs in a new parent without a plan and opens the pricing page. Returns the account. */
export async function openPricing(page: Page, context: BrowserContext, server: Server): Promise<UserRow> {
  const account = await signInNew(context, server);
  await open(page, '/pricing');
  // Shown once the page knows who is signed in and how payments work here.
  await expect(page.getByText('Test mode', { exact: true })).toBeVisible();
  return account;
}

/** Buys a year on the pricing page. */
export async function buyYear(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await checkoutWindow(page).pay.click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Waits for a toast with exactly this title and message. */
export async function expectToast(page: Page, title: string, message: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}
