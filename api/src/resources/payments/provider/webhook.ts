import { createHash } from 'node:crypto';
import type { DisputeStatus } from '@countertop/contract/payments/disputes';
import { unstorablePaths } from '@countertop/contract/shared/text';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/errors/ApiError.ts';
import { applyPaymentUpdate } from '../ledger/applyPaymentUpdate.ts';
import { capturePayment } from '../orders/capturePayment.ts';
import { type GatewayPayment, paymentShape, ProviderRejected } from './gateway.ts';
import { type PaymentContext, requireProvider } from '../PaymentContext.ts';
import { type DisputeUpdate, type PaymentUpdate, type RefundUpdate, toPaymentUpdate } from '../ledger/PaymentUpdate.ts';
import { isWebhookSignature } from './razorpaySignatures.ts';
import type { RefundStatus } from './statuses.ts';
import { isNewEvent } from './webhookEvents.ts';

/** A webhook call: its raw body and headers. */
export interface WebhookCall {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly eventId: string | undefined;
}

const idMaxLength = 100;
const orElse = z.catch;
const providerId = z.string().check(z.minLength(1), z.maxLength(idMaxLength));
const shortText = (maxLength: number) => orElse(z.nullish(z.string().check(z.maxLength(maxLength))), null);

/** A time in seconds since 1970 UTC. */
const seconds = z.int().check(z.minimum(0), z.maximum(100_000_000_000));

const refundShape = z.object({ id: providerId, payment_id: z.optional(providerId), amount: z.optional(z.int()) });
const disputeShape = z.object({
  id: providerId,
  payment_id: z.optional(providerId),
  amount: z.optional(z.int()),
  currency: shortText(3),
  reason_code: shortText(100),
  phase: shortText(30),
  respond_by: orElse(z.nullish(seconds), null),
});

/** The fields of an event used here. Other kinds of events are acknowledged and ignored. */
const eventShape = z.object({
  event: z.string(),
  created_at: orElse(z.optional(seconds), undefined),
  payload: z.object({
    payment: z.optional(z.object({ entity: paymentShape })),
    refund: z.optional(z.object({ entity: refundShape })),
    dispute: z.optional(z.object({ entity: disputeShape })),
  }),
});
type Event = z.infer<typeof eventShape>;

function parseEvent(body: Buffer): Event | null {
  try {
    const event = z.parse(eventShape, JSON.parse(body.toString('utf8')));
    return unstorablePaths(event).length === 0 ? event : null;
  } catch {
    return null;
  }
}

/** The provider's events about refunds. `refund.speed_changed` says nothing about the money. */
const refundStatusOf: Readonly<Record<string, RefundStatus>> = {
  'refund.created': 'pending',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
};
const disputeStatusOf: Readonly<Record<string, DisputeStatus>> = {
  'payment.dispute.created': 'open',
  'payment.dispute.action_required': 'action_required',
  'payment.dispute.under_review': 'under_review',
  'payment.dispute.won': 'won',
  'payment.dispute.lost': 'lost',
  'payment.dispute.closed': 'closed',
};

/** A failed refund without its entity is the one of the whole payment. */
function refundOf({ event, payload }: Event, payment: GatewayPayment): RefundUpdate | null {
  const [status, refund] = [refundStatusOf[event], payload.refund?.entity];
  if (!status || (!refund && status !== 'failed')) return null;
  const { id, amount: amountCents = payment.amount } = refund ?? { id: `refund of ${payment.id}` };
  return { id, amountCents, status };
}

function disputeOf({ event, payload, created_at = 0 }: Event, payment: GatewayPayment): DisputeUpdate | null {
  const [status, dispute] = [disputeStatusOf[event], payload.dispute?.entity];
  if (!status || !dispute) return null;
  const { id, amount: amountCents = payment.amount, phase = null, reason_code: reason = null, respond_by } = dispute;
  const respondByMs = respond_by ? respond_by * 1000 : null;
  const currency = dispute.currency ?? payment.currency;
  return { id, amountCents, currency, phase, reason, respondByMs, status, eventAtMs: created_at * 1000 };
}

/**
 * Returns the payment update of an event, or null. The status follows from the name of the event, because events arrive late and
 * in any order.
 */
function parseWebhook(event: Event, payment: GatewayPayment | null): PaymentUpdate | null {
  const update = payment && toPaymentUpdate(payment);
  if (!payment || !update) return null;
  const [refund, dispute] = [refundOf(event, payment), disputeOf(event, payment)];
  if (refund) {
    const refundedCents = refund.status === 'processed' ? (payment.amount_refunded ?? 0) : 0;
    return { ...update, status: 'captured', refundedCents, refund };
  }
  if (dispute) return { ...update, refundedCents: 0, dispute };
  switch (event.event) {
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

/**
 * Returns the payment of an event. Events about refunds and disputes can come without it, and before any other event about it:
 * then the provider is asked. Returns null if it is not a payment of this site.
 */
async function paymentOf(context: PaymentContext, event: Event): Promise<GatewayPayment | null> {
  const { payment, refund, dispute } = event.payload;
  if (payment) return payment.entity;
  const isHandled = event.event in refundStatusOf || event.event in disputeStatusOf;
  const paymentId = (refund ?? dispute)?.entity.payment_id;
  if (!isHandled || paymentId === undefined) return null;
  try {
    return await requireProvider(context).gateway.payment(paymentId);
  } catch (error) {
    if (error instanceof ProviderRejected) return null;
    throw error;
  }
}

/** Returns the event's ID, or a hash of the body, so that a repeated call has the same ID. */
function idOf({ eventId, body }: WebhookCall): string {
  return eventId !== undefined && eventId !== '' && eventId.length <= idMaxLength
    ? eventId
    : createHash('sha256').update(body).digest('hex');
}

/** Logs what a person has to do something about. The same is in the list for administrators. */
function alert(log: Logger, { event, payload }: Event): void {
  if (event === 'refund.failed') {
    log.error({ refund: payload.refund?.entity.id }, 'a refund failed: return the money in another way');
  }
  const [dispute, status] = [payload.dispute?.entity.id, disputeStatusOf[event]];
  if (status === undefined) return;
  if (status === 'won' || status === 'closed') log.info({ dispute, event }, 'a dispute is over');
  else log.error({ dispute, event }, 'a payment is disputed: see the payments tab and the provider’s dashboard');
}

/**
 * Handles a webhook call. Resolves once the update is stored; emails and requests to the provider follow in the background,
 * so that the provider gets its response in time.
 */
export async function receiveWebhook(context: PaymentContext, call: WebhookCall): Promise<void> {
  const { settings, gateway } = requireProvider(context);
  const { signature, body } = call;
  if (!settings.webhookSecrets.some((secret) => isWebhookSignature(signature, body, secret))) {
    throw new ApiError('wrong_signature', 'The signature does not match the body. Check the webhook secret.');
  }
  const { now, at, log, background } = context;
  const event = parseEvent(body);
  if (event === null) return log.warn('the payment service sent a malformed event');
  const update = parseWebhook(event, await paymentOf(context, event));
  let isFirst = false;
  const recorded = await applyPaymentUpdate(context, update, async (trx) => {
    isFirst = await isNewEvent(trx, { id: idOf(call), name: event.event, nowMs: now() });
    at('event written');
    return isFirst;
  });
  if (isFirst && recorded) alert(log, event);
  if (recorded?.payment.status === 'authorized') {
    const { razorpayPaymentId: id } = recorded.payment;
    background.run('capture', async () => void (await capturePayment(context, await gateway.payment(id))));
  }
}
