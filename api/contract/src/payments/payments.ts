import * as z from 'zod/mini';
import { agreedVersion } from '../family/consent.ts';
import { disputeStatuses } from './disputes.ts';
import { endpoint } from '../shared/endpoint.ts';
import { cancelReasonMaxBytes, receiptNumberMaxBytes } from './payments.limits.ts';
import { openablePlans, periods } from './plans.ts';
import { text } from '../shared/text.ts';
import { currentUser, subscriptionTiers } from '../accounts/user.ts';

/** IDs and signatures of the provider are shorter. */
const providerText = text(200);
/** Far above every price, and in cents still a database integer. Wrong amounts up to it are recorded. */
const maxAmountDollars = 1_000_000;
const choice = { tier: z.enum(subscriptionTiers), isYearlyPlan: z.boolean() };

/** Starts a payment. Returns an existing order for the same plan if it can still be paid, so that two tabs cannot charge twice. */
export const postCreateOrder = endpoint('POST', '/api/razorpay/create-order', {
  access: 'signed-in',
  errors: [
    'payments_unavailable',
    'payment_provider_unreachable',
    'invalid_idempotency_key',
    'idempotency_key_reused',
    'free_plan',
    'coming_soon',
    'wrong_currency',
    'wrong_amount',
    'plan_active',
    'payment_pending',
    'account_not_found',
  ],
  input: z.strictObject({
    /** In dollars, for example 39.99. */
    amount: z.number().check(z.minimum(-maxAmountDollars), z.maximum(maxAmountDollars)),
    currency: text(10),
    ...choice,
    /** The user has this plan, and the paid time is added at its end. */
    extend: z.optional(z.boolean()),
    /** Version of the notice to parents that was agreed to with the order: the payment then proves that an adult agreed. */
    noticeVersion: z.optional(agreedVersion),
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
 * Confirms a payment with what the provider's checkout returned, and starts the subscription. Repeating it for the same
 * payment succeeds and changes nothing.
 */
export const postVerifyPayment = endpoint('POST', '/api/razorpay/verify-payment', {
  access: 'signed-in',
  errors: [
    'payments_unavailable',
    'payment_provider_unreachable',
    'order_not_found',
    'wrong_signature',
    'plan_mismatch',
    'already_paid',
    'not_captured',
  ],
  input: z.strictObject({
    razorpay_order_id: providerText,
    razorpay_payment_id: providerText,
    razorpay_signature: providerText,
    userId: providerText,
    ...choice,
  }),
  output: z.strictObject({ success: z.literal(true) }),
});

/** State of an order. `review`: the payment does not match the order, and the operator must check it. */
export const orderStates = ['open', 'paid', 'refunded', 'review'] as const;
export type OrderState = (typeof orderStates)[number];

/** The state of one of the signed-in user's orders, by the ID that `create-order` returned. */
export const getOrder = endpoint('GET', '/api/user/orders/:orderId', {
  access: 'signed-in',
  errors: ['order_not_found'],
  input: z.strictObject({ orderId: providerText }),
  output: z.strictObject({ state: z.enum(orderStates) }),
});

/** Whether payment is possible: `live` with real money, `test` without, `none` not at all. */
export const getAvailability = endpoint('GET', '/api/payments/availability', {
  input: z.strictObject({}),
  output: z.strictObject({
    mode: z.enum(['live', 'test', 'none']),
    /** URL of the provider's checkout script, or null if there isn't one. */
    checkoutScript: z.nullable(z.string()),
    /** Plans that are for sale although they are marked as coming soon. */
    openPlans: z.array(z.enum(openablePlans)),
  }),
});
export type Availability = z.infer<typeof getAvailability.output>;

/**
 * Cancels the subscription, which stays usable until its end date. Succeeds if it is already canceled. The PIN of a child's device
 * is not enough, so the password is needed.
 */
export const postCancelSubscription = endpoint('POST', '/api/user/subscription/cancel', {
  access: 'reauthenticated',
  errors: ['no_subscription', 'account_not_found'],
  input: z.strictObject({ reason: z.optional(text(cancelReasonMaxBytes)) }),
  output: currentUser,
});

/** Reactivates a canceled subscription until its end date, without a payment. */
export const postResumeSubscription = endpoint('POST', '/api/user/subscription/resume', {
  access: 'signed-in',
  errors: ['no_subscription', 'account_not_found'],
  input: z.strictObject({}),
  output: currentUser,
});

const extension = z.strictObject({
  tier: z.enum(subscriptionTiers),
  /** When the plan ends now; below, when it would end after one more payment. */
  endDate: z.iso.datetime(),
  monthlyEndDate: z.iso.datetime(),
  yearlyEndDate: z.iso.datetime(),
});
export type Extension = z.infer<typeof extension>;

/** The extension that one more payment would add to the signed-in user's plan; null without a plan that ends. */
export const getExtension = endpoint('GET', '/api/user/subscription/extension', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ extension: z.nullable(extension) }),
});

/** The self-service refund of a payment. */
const refund = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('available'),
    /** Last moment of the guarantee. */
    until: z.iso.datetime(),
    /** When the plan would end after the refund; null if right away. */
    planEndDate: z.nullable(z.iso.datetime()),
  }),
  /** The payment provider has not confirmed it yet. */
  z.strictObject({ state: z.literal('requested') }),
  /** Another payment was refunded this way within the last twelve months. */
  z.strictObject({ state: z.literal('used') }),
  /** The payer's bank is deciding about the money. */
  z.strictObject({ state: z.literal('disputed') }),
  /** The bank rejected a refund; support returns the money in another way. */
  z.strictObject({ state: z.literal('failed') }),
]);

const ownPayment = z.strictObject({
  receiptNumber: z.string(),
  paidAt: z.iso.datetime(),
  tier: z.enum(subscriptionTiers),
  period: z.enum(periods),
  amountCents: z.int(),
  /** Three letters (ISO 4217). */
  currency: z.string(),
  /** Refunded amount; the status is `refunded` once it is the full amount. */
  refundedCents: z.int(),
  /** `charged_back`: the bank returned the money after a dispute. */
  status: z.enum(['paid', 'refunded', 'charged_back']),
  /** Status of the latest dispute. */
  dispute: z.nullable(z.enum(disputeStatuses)),
  /** The payer as of the payment; null for payments from before this was stored. */
  payerName: z.nullable(z.string()),
  payerEmail: z.nullable(z.string()),
  /** The end of the plan as of the payment; null for a plan without an end. */
  paidUntil: z.nullable(z.iso.datetime()),
  /** Null if there is nothing to refund, or the guarantee is over. */
  refund: z.nullable(refund),
});
export type OwnPayment = z.infer<typeof ownPayment>;

/** The signed-in user's payments, newest first. */
export const getPayments = endpoint('GET', '/api/user/payments', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.array(ownPayment),
});

/**
 * Refunds one of the signed-in user's payments in full and ends what it paid for: within `guaranteeDays` of the payment, and
 * once in twelve months. Succeeds if it was already requested. It ends a plan permanently, and a parent's session may be open on
 * a child's device, so the password is needed.
 */
export const postRefund = endpoint('POST', '/api/user/payments/:receiptNumber/refund', {
  access: 'reauthenticated',
  errors: [
    'payments_unavailable',
    'payment_not_found',
    'refund_expired',
    'refund_used',
    'refund_disputed',
    'refund_failed',
    'account_not_found',
  ],
  input: z.strictObject({ receiptNumber: text(receiptNumberMaxBytes) }),
  output: z.strictObject({
    /** `requested`: the payment provider does not respond; the server keeps trying. */
    state: z.enum(['refunded', 'requested']),
    user: currentUser,
  }),
});
export type RefundResult = z.infer<typeof postRefund.output>;
