import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { EndpointErrorCode } from '@countertop/contract/error.constants';
import type { postCreateOrder } from '@countertop/contract/payments';
import { idempotencyKeyPattern } from '@countertop/contract/payments.limits';
import { currency, type Period, type Plan, plans, priceCents } from '@countertop/contract/plans';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { Refused, Unreachable } from './gateway.ts';
import { checkEarlierOrders } from './earlierOrders.ts';
import { note, payerOf } from './ledger.ts';
import type { Payments } from './Payments.ts';
import { OrderModel, type OrderRow } from './Order.model.ts';
import { placeOrder } from './placeOrder.ts';

type Asked = z.infer<typeof postCreateOrder.input>;
type Answer = z.infer<typeof postCreateOrder.output>;

/** The period of a choice, in the contract's word. */
export function periodOf(isYearlyPlan: boolean): Period {
  return isYearlyPlan ? 'yearly' : 'monthly';
}

/** Returns why an order is rejected, or null if it is valid. */
function faultOf({
  amount,
  currency: given,
  tier,
  isYearlyPlan,
}: Asked): [code: EndpointErrorCode, sentence: string] | null {
  const plan: Plan = plans[tier];
  const period = periodOf(isYearlyPlan);
  const cents = priceCents(plan, period);
  if (cents === 0) return ['free_plan', `${plan.name} is free. Start playing, or choose a paid plan.`];
  if (plan.isComingSoon)
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

/** A number for people: the day, and letters that are not mistaken for each other. */
function newReceipt(nowMs: number): string {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
  const drawn = Array.from(randomBytes(10), (byte) => letters.charAt(byte % letters.length));
  return `CT-${new Date(nowMs).toISOString().slice(0, 10).replaceAll('-', '')}-${drawn.join('')}`;
}

function hashOfBody({ amount, currency: given, tier, isYearlyPlan, extend = false }: Asked): string {
  // Without the flag as before there was one: a call whose answer was lost is made again after an update, too.
  const facts = [amount, given, tier, isYearlyPlan, ...(extend ? ['extend'] : [])];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

function readKey(key: string | null): string | null {
  if (key === null || idempotencyKeyPattern.test(key)) return key;
  throw new ApiError(
    'invalid_idempotency_key',
    'The header Idempotency-Key must be 8 to 100 letters, digits or . _ : - characters.',
  );
}

/** Makes orders at the provider, each once for its key. */
export class Orders {
  readonly #payments: Payments;
  /** Orders under way in this process, by payer and key: the same one again waits for its answer. */
  readonly #underWay = new Map<string, Promise<Answer>>();

  constructor(payments: Payments) {
    this.#payments = payments;
  }

  /** Begins a payment of a person; what does not match the price table is refused and written down. */
  async create(userId: string, asked: Asked, idempotencyKey: string | null): Promise<Answer> {
    const key = readKey(idempotencyKey);
    const { database, now } = this.#payments.parts;
    void this.#payments.provider;
    const payerId = await payerOf(database, userId);
    const fault = faultOf(asked);
    if (fault) {
      const [code, sentence] = fault;
      const detail = `${code}: ${asked.amount} ${asked.currency}`;
      const { tier } = asked;
      await note(database, payerId, { kind: 'refused', tier, period: periodOf(asked.isYearlyPlan), detail, at: now() });
      throw new ApiError(code, sentence);
    }
    if (key === null) return this.#make(payerId, asked, null);
    const name = `${payerId} ${key} ${hashOfBody(asked)}`;
    const running =
      this.#underWay.get(name) ?? this.#make(payerId, asked, key).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, running);
    return running;
  }

  async #make(payerId: string, asked: Asked, key: string | null): Promise<Answer> {
    const { database, now, at } = this.#payments.parts;
    const period = periodOf(asked.isYearlyPlan);
    if (!(await this.#isKnown(payerId, key))) await checkEarlierOrders(this.#payments, payerId);
    const request = {
      id: randomUUID(),
      payer_id: payerId,
      tier: asked.tier,
      period,
      amount_cents: priceCents(plans[asked.tier], period),
      currency,
      receipt: newReceipt(now()),
      razorpay_order_id: null,
      status: 'created',
      idempotency_key: key,
      body_hash: hashOfBody(asked),
      created_at: now(),
      checked_at: null,
    } as const;
    const stored = await placeOrder(database, request, asked.extend === true);
    at('order stored');
    const orderId = stored.razorpay_order_id ?? (await this.#ask(stored));
    at('order kept');
    const { keyId } = this.#payments.provider.settings;
    return { keyId, amount: stored.amount_cents, currency: stored.currency, orderId };
  }

  /** Whether an order of this key is stored, so that its answer is only repeated. */
  async #isKnown(payerId: string, key: string | null): Promise<boolean> {
    if (key === null) return false;
    const { database } = this.#payments.parts;
    return (await OrderModel.query(database).findOne({ payer_id: payerId, idempotency_key: key })) !== undefined;
  }

  /** Asks the provider for the order. Its receipt makes it one, also when another process asks at the same time. */
  async #ask(order: OrderRow): Promise<string> {
    const { database, log, at } = this.#payments.parts;
    const { amount_cents: amountCents, currency: orderCurrency, receipt } = order;
    try {
      const asked = { amountCents, currency: orderCurrency, receipt };
      const made = await this.#payments.provider.gateway.createOrder(asked);
      at('order made');
      if (made.amount !== amountCents || made.currency !== orderCurrency) throw new Unreachable('another sum');
      await OrderModel.query(database).findById(order.id).patch({ razorpay_order_id: made.id });
      return made.id;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      log.error({ err: error, order: order.id }, 'the payment service refused an order');
      throw new Unreachable(error);
    }
  }
}
