import type Razorpay from 'razorpay';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/errors/ApiError.ts';
import { createRazorpayClient } from './razorpayClient.ts';
import type { PaymentSettings } from '../../../platform/config/paymentSettings.ts';
import { paymentStatuses } from './statuses.ts';

const order = z.object({ id: z.string(), amount: z.int(), currency: z.string() });
/** The fields of Razorpay's payment entity used here. Amounts are in cents. */
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
const paymentList = z.object({ items: z.array(paymentShape) });
/** Shape of the SDK's errors, which don't extend `Error`. */
const sdkError = z.object({ statusCode: z.int(), error: z.optional(z.object({ description: z.string() })) });

/** Razorpay rejected the request, and a retry won't succeed. `message` is its description, for logs. */
export class ProviderRejected extends Error {
  override readonly name = 'ProviderRejected';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Razorpay could not be reached, didn't answer in time, or failed. A retry may succeed. */
export class ProviderUnreachable extends ApiError {
  constructor(cause?: unknown) {
    super('payment_provider_unreachable', 'The payment service does not respond. Please try again in a few minutes.');
    this.cause = cause;
  }
}

/** An order to create. `receipt` is the site's own number for it, at most 40 characters. */
export interface OrderRequest {
  readonly amountCents: number;
  readonly currency: string;
  readonly receipt: string;
}

/** Converts an error of the SDK. Rate limits and conflicts count as unreachable: a retry may succeed. */
function toGatewayError(thrown: unknown): ProviderRejected | ProviderUnreachable {
  const { data } = z.safeParse(sdkError, thrown);
  const status = data?.statusCode ?? 503;
  if (status < 400 || status >= 500 || status === 429 || status === 409) return new ProviderUnreachable(thrown);
  return new ProviderRejected(status, data?.error?.description ?? `Status ${status}.`);
}

/** Calls Razorpay through its SDK and validates the responses. Methods throw `ProviderUnreachable` or `ProviderRejected`. */
export class Gateway {
  readonly #sdk: Razorpay;

  /** `stopping` aborts open requests. `timeoutMs` is the maximum time of a request. */
  constructor(settings: PaymentSettings, stopping: AbortSignal, timeoutMs?: number) {
    this.#sdk = createRazorpayClient(settings, stopping, timeoutMs);
  }

  /** Creates an order. Razorpay creates only one per receipt, so a retry after a lost response returns the same order. */
  async createOrder({ amountCents, currency, receipt }: OrderRequest): Promise<z.infer<typeof order>> {
    const request = { amount: amountCents, currency, receipt, unique_receipt: true };
    const create = () => this.#request(order, this.#sdk.orders.create(request));
    try {
      return await create();
    } catch (error) {
      if (error instanceof ProviderUnreachable) return create();
      throw error;
    }
  }

  /** Returns all payment attempts of an order. */
  async paymentsOf(orderId: string): Promise<readonly GatewayPayment[]> {
    const { items } = await this.#request(paymentList, this.#sdk.orders.fetchPayments(encodeURIComponent(orderId)));
    return items;
  }

  /** Returns one payment. */
  payment(paymentId: string): Promise<GatewayPayment> {
    return this.#request(paymentShape, this.#sdk.payments.fetch(encodeURIComponent(paymentId)));
  }

  /** Captures an authorized payment. */
  async capture({ id, amount, currency }: GatewayPayment): Promise<GatewayPayment> {
    try {
      return await this.#request(paymentShape, this.#sdk.payments.capture(encodeURIComponent(id), amount, currency));
    } catch (error) {
      // Another process captured it in the meantime, or a response was lost. Its current state decides.
      if (error instanceof ProviderRejected) return this.payment(id);
      throw error;
    }
  }

  /** Refunds a payment. Razorpay refunds only once per receipt. */
  refund(paymentId: string, amountCents: number, receipt: string): Promise<z.infer<typeof refund>> {
    const request = { amount: amountCents, receipt };
    return this.#request(refund, this.#sdk.payments.refund(encodeURIComponent(paymentId), request));
  }

  async #request<Shape>(shape: z.ZodMiniType<Shape>, pending: Promise<unknown>): Promise<Shape> {
    const response = await pending.catch((thrown: unknown) => {
      throw toGatewayError(thrown);
    });
    const parsed = z.safeParse(shape, response);
    if (!parsed.success) throw new ProviderUnreachable(parsed.error);
    return parsed.data;
  }
}
