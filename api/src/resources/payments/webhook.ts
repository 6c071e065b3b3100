import { createHash } from 'node:crypto';
import { unstorablePaths } from '@countertop/contract/text';
import type { Knex } from 'knex';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { paymentShape } from './gateway.ts';
import { note } from './ledger.ts';
import type { Payments } from './Payments.ts';
import { OrderModel } from './Order.model.ts';
import { type Heard, heardOf } from './settle.ts';
import { isWebhookSignature } from './razorpaySignatures.ts';
import { isNewEvent } from './webhookEvents.ts';

/** A call of the provider: the very bytes it sent, and its headers. */
export interface WebhookCall {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly eventId: string | undefined;
}

/** What an event says, as far as we look. Others than these are acknowledged and change nothing. */
const eventShape = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.optional(z.object({ entity: paymentShape })),
    refund: z.optional(z.object({ entity: z.object({ id: z.string() }) })),
  }),
});
type Event = z.infer<typeof eventShape>;

const idMaxLength = 100;

function readEvent(body: Buffer): Event | null {
  try {
    const event = z.parse(eventShape, JSON.parse(body.toString('utf8')));
    return unstorablePaths(event).length === 0 ? event : null;
  } catch {
    return null;
  }
}

/** What an event says of a payment. The name of the event counts, since events come late and in any order. */
function heardIn({ event, payload }: Event): Heard | null {
  const payment = payload.payment?.entity;
  const heard = payment && heardOf(payment);
  if (!payment || !heard) return null;
  switch (event) {
    case 'payment.failed':
      return { ...heard, status: 'failed', refundedCents: 0 };
    case 'payment.authorized':
      return { ...heard, status: 'authorized', refundedCents: 0 };
    case 'payment.captured':
    case 'order.paid':
      return { ...heard, status: 'captured', refundedCents: 0 };
    case 'refund.processed': {
      const refundedCents = payment.amount_refunded ?? 0;
      return { ...heard, status: refundedCents >= payment.amount ? 'refunded' : 'captured', refundedCents };
    }
    default:
      return null;
  }
}

/** The event's id, or one made of what was sent: the same call again has the same. */
function idOf({ eventId, body }: WebhookCall): string {
  return eventId !== undefined && eventId !== '' && eventId.length <= idMaxLength
    ? eventId
    : createHash('sha256').update(body).digest('hex');
}

/** Records a failed refund in the ledger, because somebody must return the money in another way. */
async function noteFailure(trx: Knex.Transaction, { payload }: Event, at: number): Promise<void> {
  const payment = payload.payment?.entity;
  const order = await OrderModel.query(trx).findOne({ razorpay_order_id: payment?.order_id ?? '' });
  if (!payment || !order) return;
  const detail = payload.refund?.entity.id ?? null;
  await note(trx, order.payer_id, { kind: 'refund_failed', payment_id: payment.id, detail, at });
}

/**
 * Takes a call of the provider. What it says is written before it is answered, with no network in between; mails and
 * what must be asked of the provider come afterwards.
 */
export async function takeWebhook(payments: Payments, call: WebhookCall): Promise<void> {
  const { settings, gateway } = payments.provider;
  if (!isWebhookSignature(call.signature, call.body, settings.webhookSecret)) {
    throw new ApiError('wrong_signature', 'The signature does not match the body. Check the webhook secret.');
  }
  const { now, at, log, background } = payments.parts;
  const event = readEvent(call.body);
  if (event === null) return log.warn('the payment service sent an event that cannot be read');
  const heard = heardIn(event);
  const settled = await payments.settle(heard, async (trx) => {
    const isFirst = await isNewEvent(trx, { id: idOf(call), name: event.event, nowMs: now() });
    at('event written');
    if (isFirst && event.event === 'refund.failed') await noteFailure(trx, event, now());
    return isFirst;
  });
  if (event.event === 'refund.failed') {
    log.error({ refund: event.payload.refund?.entity.id }, 'a refund failed: give the money back in another way');
  }
  if (settled?.payment.status === 'authorized') {
    const { razorpay_payment_id: id } = settled.payment;
    background.run('capture', async () => void (await payments.settleNow(await gateway.payment(id))));
  }
}
