import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Server } from '../../tools/serve.mjs';
import { query } from './own-server.ts';
import { skipTutorial } from './player.ts';
import { declineOffer, signIn } from './visitor.ts';

/** A line of the ledger, as far as money goes. */
export interface LedgerLine {
  readonly kind: string;
  readonly period: string | null;
  readonly amount_cents: number | null;
  readonly payment_id: string | null;
}

/** The ledger of the only person who pays in a test, oldest first. */
export async function ledger(server: Server): Promise<readonly LedgerLine[]> {
  const rows = await query(server, 'select kind, period, amount_cents, payment_id from payment_ledger order by id');
  return rows as readonly LedgerLine[];
}

/** Kinds of the ledger's lines, oldest first. */
export const kinds = async (server: Server) => (await ledger(server)).map(({ kind }) => kind);

/** What the parent without a plan has now: tier, status, and months from now to the end, rounded. */
export async function planOf(server: Server): Promise<unknown> {
  const [row] = await query(
    server,
    `select subscription_tier as tier, subscription_status as status,
      round((subscription_end_at / 1000.0 - unixepoch()) / 86400 / 30.44) as months from users where email = 'free@demo.example'`,
  );
  return row;
}

/** Signs in the parent without a plan and opens the page of prices, ready to be pressed. */
export async function openPricing(page: Page, context: BrowserContext, server: Server): Promise<void> {
  await signIn(context, server.url, 'free@demo.example');
  await skipTutorial(context);
  await declineOffer(context);
  await page.goto('/pricing');
  // It says so once it knows who is signed in, and how one pays here.
  await page.getByText('Test mode', { exact: true }).waitFor();
}

/** Waits for a toast with these very words. */
export async function expectToast(page: Page, title: string, message: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}
