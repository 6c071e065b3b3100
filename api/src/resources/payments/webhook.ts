import { createHash } from 'node:crypto';
import { unstorablePaths } from '@countertop/contract/text';
import type { Knex } from 'knex';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { applyPaymentUpdate } from './applyPaymentUpdate.ts';
import { capturePayment } from './capturePayment.ts';
import { paymentShape } from './gateway.ts';
import { appendLedgerEntry } from './ledger.ts';
import { OrderModel } from './Order.model.ts';
import { type PaymentContext, requireProvider } from './PaymentContext.ts';
import { type PaymentUpdate, toPaymentUpdate } from './PaymentUpdate.ts';
import { isWebhookSignature } from './razorpaySignatures.ts';
import { isNewEvent } from './webhookEvents.ts';

/** A webhook call: its raw body and headers. */
export interface WebhookCall {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly eventId: string | undefined;
}

/** The fields of an event used here. Other kinds of events are acknowledged and ignored. */
const eventShape = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.optional(z.object({ entity: paymentShape })),
    refund: z.optional(z.object({ entity: z.object({ id: z.string() }) })),
  }),
});
type Event = z.infer<typeof eventShape>;

const idMaxLength = 100;

function parseEvent(body: Buffer): Event | null {
  try {
    const event = z.parse(eventShape, JSON.parse(body.toString('utf8')));
    return unstorablePaths(event).length === 0 ? event : null;
  } catch {
    return null;
  }
}

/**
 * Returns the payment update of an event, or null. The status follows from the name of the event, because events arrive late and
 * in any order.
 */
function parseWebhook({ event, payload }: Event): PaymentUpdate | null {
  const payment = payload.payment?.entity;
  const update = payment && toPaymentUpdate(payment);
  if (!payment || !update) return null;
  switch (event) {
    case 'payment.failed':
      return { ...update, status: 'failed', refundedCents: 0 };
    case 'payment.authorized':
      return { ...update, status: 'authorized', refundedCents: 0 };
    case 'payment.captured':
    case 'order.paid':
      return { ...update, status: 'captured', refundedCents: 0 };
    case 'refund.processed': {
      const refundedCents = payment.amount_refunded ?? 0;
      return { ...update, status: refundedCents >= payment.amount ? 'refunded' : 'captured', refundedCents };
    }
    default:
      return null;
  }
}

/** Returns the event's ID, or a hash of the body, so that a repeated call has the same ID. */
function idOf({ eventId, body }: WebhookCall): string {
  return eventId !== undefined && eventId !== '' && eventId.length <= idMaxLength
    ? eventId
    : createHash('sha256').update(body).digest('hex');
}

/** Records a failed refund in the ledger, because the money must be returned in another way. */
async function recordRefundFailure(trx: Knex.Transaction, { payload }: Event, at: number): Promise<void> {
  const payment = payload.payment?.entity;
  const order = await OrderModel.query(trx).findOne({ razorpay_order_id: payment?.order_id ?? '' });
  if (!payment || !order) return;
  const detail = payload.refund?.entity.id ?? null;
  await appendLedgerEntry(trx, order.payer_id, { kind: 'refund_failed', payment_id: payment.id, detail, at });
}

/**
 * Handles a webhook call. Resolves once the update is stored; emails and requests to the provider follow in the background,
 * so that the provider gets its response in time.
 */
export async function receiveWebhook(context: PaymentContext, call: WebhookCall): Promise<void> {
  const { settings, gateway } = requireProvider(context);
  if (!isWebhookSignature(call.signature, call.body, settings.webhookSecret)) {
    throw new ApiError('wrong_signature', 'The signature does not match the body. Check the webhook secret.');
  }
  const { now, at, log, background } = context;
  const event = parseEvent(call.body);
  if (event === null) return log.warn('the payment service sent a malformed event');
  const recorded = await applyPaymentUpdate(context, parseWebhook(event), async (trx) => {
    const isFirst = await isNewEvent(trx, { id: idOf(call), name: event.event, nowMs: now() });
    at('event written');
    if (isFirst && event.event === 'refund.failed') await recordRefundFailure(trx, event, now());
    return isFirst;
  });
  if (event.event === 'refund.failed') {
    log.error({ refund: event.payload.refund?.entity.id }, 'a refund failed: return the money in another way');
  }
  if (recorded?.payment.status === 'authorized') {
    const { razorpay_payment_id: id } = recorded.payment;
    background.run('capture', async () => void (await capturePayment(context, await gateway.payment(id))));
  }
}
