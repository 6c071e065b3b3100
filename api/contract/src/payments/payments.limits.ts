/** Limits and paths of payments without schemas. */

/** Webhook of the payment provider. */
export const webhookPath = '/api/razorpay/webhook';

/**
 * Header of `create-order`: the same key with the same body returns the same order, so that a call whose response was lost
 * can be repeated. With another body it is 422.
 */
export const idempotencyHeader = 'Idempotency-Key';
/** 8 to 100 letters, digits or `. _ : -`. */
export const idempotencyKeyPattern = /^[\w.:-]{8,100}$/;

/** Room for a few sentences. */
export const cancelReasonMaxBytes = 1000;

/** Maximum length of the provider's `receipt`, which is our receipt number. */
export const receiptNumberMaxBytes = 40;

/** Where browsers report what the content security policy of a payment page blocked. */
export const policyReportPath = '/api/policy-reports';
