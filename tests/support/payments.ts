import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Server } from '../../tools/serve.mjs';
import { query } from './ownServer.ts';
import { skipTutorial } from './player.ts';
import { declineOffer, signIn } from './visitor.ts';

export interface LedgerEntry {
  readonly kind: string;
  readonly period: string | null;
  readonly amount_cents: number | null;
  readonly payment_id: string | null;
}

/** Returns the ledger, oldest entry first. Only one person pays in a test. */
export async function ledger(server: Server): Promise<readonly LedgerEntry[]> {
  const rows = await query(server, 'select kind, period, amount_cents, payment_id from payment_ledger order by id');
  return rows as readonly LedgerEntry[];
}

/** Returns the kinds of the ledger's entries, oldest first. */
export const ledgerKinds = async (server: Server) => (await ledger(server)).map(({ kind }) => kind);

/** Returns the demo parent's tier, status and remaining months, rounded. The parent starts without a plan. */
export async function planOf(server: Server): Promise<unknown> {
  const [row] = await query(
    server,
    `select subscription_tier as tier, subscription_status as status,
      round((subscription_end_at / 1000.0 - unixepoch()) / 86400 / 30.44) as months from users where email = 'free@demo.example'`,
  );
  return row;
}

/** Signs in the demo parent without a plan and opens the pricing page. */
export async function openPricing(page: Page, context: BrowserContext, server: Server): Promise<void> {
  await signIn(context, server.url, 'free@demo.example');
  await skipTutorial(context);
  await declineOffer(context);
  await page.goto('/pricing');
  // Shown once the page knows who is signed in and how payments work here.
  await page.getByText('Test mode', { exact: true }).waitFor();
}

/** Waits for a toast with exactly this title and message. */
export async function expectToast(page: Page, title: string, message: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}
