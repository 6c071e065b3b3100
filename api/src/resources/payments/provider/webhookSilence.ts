import { dayMs, hourMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { PaymentModel } from '../ledger/Payment.model.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { WebhookEventModel } from './WebhookEvent.model.ts';

/**
 * Returns since when the provider's events have been missing, in milliseconds since 1970 UTC; null if none is missing. They are
 * if none came for a day, although money arrived since that is old enough to have been reported.
 */
export async function webhookSilenceSince(database: Knex, nowMs: number): Promise<number | null> {
  const last = await WebhookEventModel.query(database).orderBy('receivedAt', 'desc').first();
  const lastMs = last?.receivedAt ?? 0;
  const unreported = await PaymentModel.query(database)
    .where('settledAt', '>', lastMs)
    .where('settledAt', '<=', nowMs - hourMs)
    .orderBy('settledAt')
    .first();
  if (unreported === undefined) return null;
  const sinceMs = lastMs === 0 ? (unreported.settledAt ?? nowMs) : lastMs;
  return nowMs - sinceMs >= dayMs ? sinceMs : null;
}

/** When the missing events were last logged, by server. */
const loggedMs = new WeakMap<AbortController, number>();

/** Logs an error, at most once an hour, if the provider's events are missing. */
export async function watchWebhooks({ database, now, log, stopping }: PaymentContext): Promise<void> {
  const nowMs = now();
  const sinceMs = await webhookSilenceSince(database, nowMs);
  if (sinceMs === null || nowMs - (loggedMs.get(stopping) ?? 0) < hourMs) return;
  loggedMs.set(stopping, nowMs);
  const since = new Date(sinceMs).toISOString();
  log.error({ since }, 'no event of the payment service arrived for a day: check the webhook and its secret');
}
