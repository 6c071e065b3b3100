import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { EndpointErrorCode } from '@countertop/contract/shared/error.constants';
import type { postCreateOrder } from '@countertop/contract/payments/payments';
import { idempotencyKeyPattern } from '@countertop/contract/payments/payments.limits';
import {
  currency,
  isForSale,
  type OpenablePlan,
  periodOf,
  type Plan,
  plans,
  priceCents,
} from '@countertop/contract/payments/plans';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { ApiError } from '../../../platform/errors/ApiError.ts';
import { ProviderRejected, ProviderUnreachable } from '../provider/gateway.ts';
import { checkEarlierOrders } from './earlierOrders.ts';
import { appendLedgerEntry, payerOf } from '../ledger/ledger.ts';
import { OrderModel, type OrderRow } from './Order.model.ts';
import { type PaymentContext, requireProvider } from '../PaymentContext.ts';
import { placeOrder } from './placeOrder.ts';

type Choice = z.infer<typeof postCreateOrder.input>;
type CreatedOrder = z.infer<typeof postCreateOrder.output>;

/** Returns why an order is rejected; null if it matches the price table. */
function faultOf(
  { amount, currency: given, tier, isYearlyPlan }: Choice,
  openPlans: readonly OpenablePlan[],
): [code: EndpointErrorCode, sentence: string] | null {
  const plan: Plan = plans[tier];
  const period = periodOf(isYearlyPlan);
  const cents = priceCents(plan, period);
  if (cents === 0) return ['free_plan', `${plan.name} is free. Start playing, or choose a paid plan.`];
  if (!isForSale(plan, openPlans))
    return ['coming_soon', `${plan.name} is coming soon and cannot be bought yet. Choose another plan.`];
  if (given !== currency) return ['wrong_currency', `Plans are paid in ${currency}. Reload the page and try again.`];
  // In whole cents, because 39.99 * 100 is 3998.9999999999995.
  if (Math.abs(amount * 100 - cents) > 1e-6)
    return [
      'wrong_amount',
      `${plan.name} costs $${(cents / 100).toFixed(2)} ${isYearlyPlan ? 'a year' : 'a month'}. Reload the page and try again.`,
    ];
  return null;
}

/** Returns a new receipt number: the day, and letters and digits that are not easily confused. */
function newReceipt(nowMs: number): string {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
  const suffix = Array.from(randomBytes(10), (byte) => letters.charAt(byte % letters.length));
  return `CT-${new Date(nowMs).toISOString().slice(0, 10).replaceAll('-', '')}-${suffix.join('')}`;
}

function hashOfBody({ amount, currency: given, tier, isYearlyPlan, extend = false, noticeVersion }: Choice): string {
  // Without the later fields the hash is the same as before they existed, so that a retry across an update still matches.
  const later = [...(extend ? ['extend'] : []), ...(noticeVersion === undefined ? [] : [`notice ${noticeVersion}`])];
  const fields = [amount, given, tier, isYearlyPlan, ...later];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

function readKey(key: string | null): string | null {
  if (key === null || idempotencyKeyPattern.test(key)) return key;
  throw new ApiError(
    'invalid_idempotency_key',
    'The header Idempotency-Key must be 8 to 100 letters, digits or . _ : - characters.',
  );
}

/** Whether an order with this key is stored, so that only its response is repeated. */
async function isKnown(database: Knex, payerId: string, key: string | null): Promise<boolean> {
  if (key === null) return false;
  return (await OrderModel.query(database).findOne({ payerId, idempotencyKey: key })) !== undefined;
}

/**
 * Creates an order at the provider and stores its ID. Calls from several processes create one order, because its receipt is
 * unique.
 */
async function createAtProvider(context: PaymentContext, order: OrderRow): Promise<string> {
  const { database, log, at } = context;
  const { amountCents, currency: orderCurrency, receipt } = order;
  try {
    const request = { amountCents, currency: orderCurrency, receipt };
    const created = await requireProvider(context).gateway.createOrder(request);
    at('order created');
    if (created.amount !== amountCents || created.currency !== orderCurrency)
      throw new ProviderUnreachable('different amount');
    await OrderModel.query(database).findById(order.id).patch({ razorpayOrderId: created.id });
    return created.id;
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    log.error({ err: error, order: order.id }, 'the payment service rejected an order');
    throw new ProviderUnreachable(error);
  }
}

async function createOrder(
  context: PaymentContext,
  payerId: string,
  choice: Choice,
  key: string | null,
): Promise<CreatedOrder> {
  const { database, now, at } = context;
  const period = periodOf(choice.isYearlyPlan);
  if (!(await isKnown(database, payerId, key))) await checkEarlierOrders(context, payerId);
  const request = {
    id: randomUUID(),
    payerId,
    tier: choice.tier,
    period,
    amountCents: priceCents(plans[choice.tier], period),
    currency,
    receipt: newReceipt(now()),
    razorpayOrderId: null,
    status: 'created',
    idempotencyKey: key,
    bodyHash: hashOfBody(choice),
    createdAt: now(),
    checkedAt: null,
    noticeVersion: choice.noticeVersion ?? null,
  } as const;
  const order = await placeOrder(database, request, choice.extend === true);
  at('order stored');
  const orderId = order.razorpayOrderId ?? (await createAtProvider(context, order));
  at('order ID stored');
  const { keyId } = requireProvider(context).settings;
  return { keyId, amount: order.amountCents, currency: order.currency, orderId };
}

/** Creates orders, one per idempotency key. */
export class Orders {
  readonly #context: PaymentContext;
  /** Orders being created by this process, by payer, key and body. A repeated request waits for the same response. */
  readonly #pending = new Map<string, Promise<CreatedOrder>>();

  constructor(context: PaymentContext) {
    this.#context = context;
  }

  /** Creates an order. Throws `ApiError` 422, after a ledger entry, if it doesn't match the price table. */
  async create(userId: string, choice: Choice, idempotencyKey: string | null): Promise<CreatedOrder> {
    const key = readKey(idempotencyKey);
    const { database, now, openPlans } = this.#context;
    requireProvider(this.#context);
    const payerId = await payerOf(database, userId);
    const fault = faultOf(choice, openPlans);
    if (fault) {
      const [code, sentence] = fault;
      const detail = `${code}: ${choice.amount} ${choice.currency}`;
      const { tier } = choice;
      const period = periodOf(choice.isYearlyPlan);
      await appendLedgerEntry(database, payerId, { kind: 'refused', tier, period, detail, at: now() });
      throw new ApiError(code, sentence);
    }
    if (key === null) return createOrder(this.#context, payerId, choice, null);
    const name = `${payerId} ${key} ${hashOfBody(choice)}`;
    const pending =
      this.#pending.get(name) ??
      createOrder(this.#context, payerId, choice, key).finally(() => this.#pending.delete(name));
    this.#pending.set(name, pending);
    return pending;
  }
}
