import * as z from 'zod/mini';
import { Problem } from '../problem.ts';
import type { PaymentSettings } from './settings.ts';
import { paymentStatuses } from './statuses.ts';

/** An answer later than this is none. */
const timeoutMs = 5000;

const order = z.object({ id: z.string(), amount: z.int(), currency: z.string() });
/** A payment as the provider tells it, and as far as we look. */
export const paymentShape = z.object({
  id: z.string(),
  order_id: z.nullable(z.string()),
  status: z.enum(paymentStatuses),
  amount: z.int(),
  currency: z.string(),
  amount_refunded: z.nullish(z.int()),
});
export type GatewayPayment = z.infer<typeof paymentShape>;
const refund = z.object({ id: z.string(), amount: z.int(), status: z.string() });
const refusal = z.object({ error: z.object({ description: z.string() }) });

/** The provider said no, and will say it again: `message` is its sentence, for logs. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** The provider was not reached, did not answer in time, or had a fault of its own. Asking again may help. */
export class Unreachable extends Problem {
  constructor(cause?: unknown) {
    super(503, 'provider_unreachable', 'The payment service does not answer. Please try again in a few minutes.');
    this.cause = cause;
  }
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is bought: `receipt` is ours, at most 40 characters. */
export interface OrderToMake {
  readonly amountCents: number;
  readonly currency: string;
  readonly receipt: string;
}

/** Asks Razorpay. Rejects with `Unreachable` or `Refused`. */
export class Gateway {
  readonly #url: string;
  readonly #authorization: string;

  constructor({ apiUrl, keyId, keySecret }: Pick<PaymentSettings, 'apiUrl' | 'keyId' | 'keySecret'>) {
    this.#url = apiUrl;
    this.#authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  }

  /** Makes an order, once for each receipt: asked again because the answer was lost, the provider gives the same. */
  async createOrder({ amountCents, currency, receipt }: OrderToMake): Promise<z.infer<typeof order>> {
    const body = { amount: amountCents, currency, receipt, unique_receipt: true };
    const asked: Asked = { method: 'POST', path: '/v1/orders', body };
    try {
      return await this.#ask(order, asked);
    } catch (error) {
      if (error instanceof Unreachable) return this.#ask(order, asked);
      throw error;
    }
  }

  /** All tries to pay an order. */
  async paymentsOf(orderId: string): Promise<readonly GatewayPayment[]> {
    const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`;
    const { items } = await this.#ask(z.object({ items: z.array(paymentShape) }), { method: 'GET', path });
    return items;
  }

  /** One payment. */
  payment(paymentId: string): Promise<GatewayPayment> {
    return this.#ask(paymentShape, { method: 'GET', path: `/v1/payments/${encodeURIComponent(paymentId)}` });
  }

  /** Takes the money of an authorised payment. */
  async capture({ id, amount, currency }: GatewayPayment): Promise<GatewayPayment> {
    const path = `/v1/payments/${encodeURIComponent(id)}/capture`;
    try {
      return await this.#ask(paymentShape, { method: 'POST', path, body: { amount, currency } });
    } catch (error) {
      // Somebody else captured it in between, or an answer was lost: what it is now decides.
      if (error instanceof Refused) return this.payment(id);
      throw error;
    }
  }

  /** Gives money back; with the same key it happens once. */
  refund(paymentId: string, amountCents: number, key: string): Promise<z.infer<typeof refund>> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
    const headers = { 'X-Refund-Idempotency': key };
    return this.#ask(refund, { method: 'POST', path, body: { amount: amountCents }, headers });
  }

  async #ask<Shape>(shape: z.ZodMiniType<Shape>, { method, path, body, headers }: Asked): Promise<Shape> {
    const { status, answer } = await this.#fetch(path, {
      method,
      // It never redirects, and our secret is for nobody else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...headers, Authorization: this.#authorization, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status >= 500 || status === 429 || status === 409) throw new Unreachable(status);
    if (status >= 400) {
      const said = z.safeParse(refusal, answer);
      throw new Refused(status, said.success ? said.data.error.description : `Status ${status}.`);
    }
    const parsed = z.safeParse(shape, answer);
    if (!parsed.success) throw new Unreachable(parsed.error);
    return parsed.data;
  }

  async #fetch(path: string, init: RequestInit): Promise<{ status: number; answer: unknown }> {
    try {
      const response = await fetch(`${this.#url}${path}`, init);
      const text = await response.text();
      return { status: response.status, answer: parseJson(text) };
    } catch (error) {
      throw new Unreachable(error);
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
