/** Notes on an order or refund. Razorpay sends an empty array if there are none. */
export type Notes = Readonly<Record<string, string>> | readonly [];

/** Razorpay's order entity. Amounts are in the currency's smallest unit, times in seconds since 1970 UTC. */
export interface Order {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly amount_paid: number;
  readonly amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly offer_id: null;
  readonly status: 'created' | 'attempted' | 'paid';
  /** Number of payment attempts. */
  readonly attempts: number;
  readonly notes: Notes;
  readonly created_at: number;
}

/** Error fields of a failed payment. */
export interface PaymentError {
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly error_source: string | null;
  readonly error_step: string | null;
  readonly error_reason: string | null;
}

/** Razorpay's payment entity: an attempt to pay an order. */
export interface Payment extends PaymentError {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly order_id: string;
  readonly invoice_id: null;
  readonly international: boolean;
  readonly method: 'card';
  readonly amount_refunded: number;
  readonly refund_status: null | 'partial' | 'full';
  readonly captured: boolean;
  readonly description: string | null;
  readonly card_id: string;
  readonly bank: null;
  readonly wallet: null;
  readonly vpa: null;
  readonly email: string;
  readonly contact: string;
  readonly notes: Notes;
  readonly fee: number | null;
  readonly tax: number | null;
  readonly acquirer_data: Readonly<Record<string, string>>;
  readonly created_at: number;
}

/** Razorpay's refund entity. */
export interface Refund {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_id: string;
  readonly notes: Notes;
  readonly receipt: string | null;
  readonly acquirer_data: { readonly arn: string | null };
  readonly created_at: number;
  readonly batch_id: null;
  readonly status: 'pending' | 'processed' | 'failed';
  readonly speed_processed: 'normal';
  readonly speed_requested: 'normal';
}

/** The events that the server handles. */
export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed';

/** An event, with its entities as they were at that moment. */
export interface RazorpayEvent {
  readonly event: EventName;
  readonly payload: {
    readonly payment?: { readonly entity: Payment };
    readonly order?: { readonly entity: Order };
    readonly refund?: { readonly entity: Refund };
  };
}

/** Razorpay's collection entity. */
export interface Collection<Item> {
  readonly entity: 'collection';
  readonly count: number;
  readonly items: readonly Item[];
}

/** The result that the checkout passes to the page. */
export interface PaymentResult {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  /** HMAC-SHA256 of `order_id|payment_id` with the key secret, in lowercase hex. */
  readonly razorpay_signature: string;
}

/** All entities of the sandbox by ID, newest last. */
export interface Entities {
  readonly orders: Map<string, Order>;
  readonly payments: Map<string, Payment>;
  readonly refunds: Map<string, Refund>;
}
