import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { cancelReasonMaxBytes } from './payments.limits.ts';
import { periods } from './plans.ts';
import { text } from './text.ts';
import { currentUser, subscriptionTiers } from './user.ts';

/** Ids and signatures of the provider have fewer. In bytes. */
const providerText = text(200);
/** Ours: far beyond every price, and in cents still an integer of the database. Wrong amounts within it are noted as refused. */
const maxAmountDollars = 1_000_000;
const choice = { tier: z.enum(subscriptionTiers), isYearlyPlan: z.boolean() };

/**
 * Begins a payment. What does not match the price table, a free plan and one that is coming soon are 422; 503 where
 * no payment is possible or the provider does not answer. 409 `plan_active` if the person has this plan already and did
 * not ask to extend it; 409 `payment_pending` while an earlier payment of theirs is being processed. An order for the same
 * plan that can still be paid is returned again, so that two tabs cannot charge twice.
 */
export const postCreateOrder = endpoint('POST', '/api/razorpay/create-order', {
  access: 'signed-in',
  input: z.strictObject({
    /** In dollars, as the page says it, for example 39.99. */
    amount: z.number().check(z.minimum(-maxAmountDollars), z.maximum(maxAmountDollars)),
    currency: text(10),
    ...choice,
    /** The person has this plan and pays for more of it, added at its end. */
    extend: z.optional(z.boolean()),
  }),
  output: z.strictObject({
    /** The public half of the provider's key. */
    keyId: z.string(),
    /** In cents, as the provider counts. */
    amount: z.int(),
    currency: z.string(),
    orderId: z.string(),
  }),
});

/**
 * Makes a payment count, with what the provider's window handed to the page. 400 when its signature is wrong, 404 when
 * the order is not the caller's, 409 when the money has not arrived, 422 for another plan than was ordered. The same
 * payment again succeeds and changes nothing.
 */
export const postVerifyPayment = endpoint('POST', '/api/razorpay/verify-payment', {
  access: 'signed-in',
  input: z.strictObject({
    razorpay_order_id: providerText,
    razorpay_payment_id: providerText,
    razorpay_signature: providerText,
    userId: providerText,
    ...choice,
  }),
  output: z.strictObject({ success: z.literal(true) }),
});

/** What became of an order. `review`: money arrived that does not match it, and a person looks at it. */
export const orderStates = ['open', 'paid', 'refunded', 'review'] as const;
export type OrderState = (typeof orderStates)[number];

/** The state of an order of the signed-in person, by the id that `create-order` returned; 404 for any other. */
export const getOrder = endpoint('GET', '/api/user/orders/:orderId', {
  access: 'signed-in',
  input: z.strictObject({ orderId: providerText }),
  output: z.strictObject({ state: z.enum(orderStates) }),
});

/** Whether one can pay here: `live` with money, `test` without, `none` not at all. */
export const getAvailability = endpoint('GET', '/api/payments/availability', {
  input: z.strictObject({}),
  output: z.strictObject({
    mode: z.enum(['live', 'test', 'none']),
    /** Address of the script that opens the provider's window; null where there is none. */
    checkoutScript: z.nullable(z.string()),
  }),
});
export type Availability = z.infer<typeof getAvailability.output>;

/**
 * Ends the subscription with what is paid for: it stays usable until the end date. Cancelled already, it succeeds and
 * changes nothing; 409 when there is no subscription.
 */
export const postCancelSubscription = endpoint('POST', '/api/user/subscription/cancel', {
  access: 'signed-in',
  input: z.strictObject({ reason: z.optional(text(cancelReasonMaxBytes)) }),
  output: currentUser,
});

/** Makes a canceled subscription active again until its end date, without a payment; 409 when there is none. */
export const postResumeSubscription = endpoint('POST', '/api/user/subscription/resume', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: currentUser,
});

const extension = z.strictObject({
  tier: z.enum(subscriptionTiers),
  /** When the plan ends now, and when it would end with one more payment. */
  endDate: z.iso.datetime(),
  monthlyEndDate: z.iso.datetime(),
  yearlyEndDate: z.iso.datetime(),
});
export type Extension = z.infer<typeof extension>;

/** What one more payment would add to the plan of the signed-in person; null without a plan that ends. */
export const getExtension = endpoint('GET', '/api/user/subscription/extension', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ extension: z.nullable(extension) }),
});

const ownPayment = z.strictObject({
  receiptNumber: z.string(),
  paidAt: z.iso.datetime(),
  tier: z.enum(subscriptionTiers),
  period: z.enum(periods),
  amountCents: z.int(),
  /** Three letters (ISO 4217). */
  currency: z.string(),
  /** What was given back, in cents; `refunded` once that is all of it. */
  refundedCents: z.int(),
  status: z.enum(['paid', 'refunded']),
});
export type OwnPayment = z.infer<typeof ownPayment>;

/** The signed-in person's payments, newest first. */
export const getPayments = endpoint('GET', '/api/user/payments', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.array(ownPayment),
});
