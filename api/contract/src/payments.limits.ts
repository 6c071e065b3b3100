/** Limits and addresses of payments without the shapes. */

/** Where the payment provider tells us what became of a payment. Our pages do not call it. */
export const webhookPath = '/api/razorpay/webhook';

/**
 * Header of `create-order`: the same key with the same body gives the same order, so that a call whose answer was lost
 * can be made again; with another body it is 422.
 */
export const idempotencyHeader = 'Idempotency-Key';
/** What a key may be: 8 to 100 letters, digits or `. _ : -`. */
export const idempotencyKeyPattern = /^[\w.:-]{8,100}$/;

/** Why somebody cancels: room for a few sentences. Ours, in bytes. */
export const cancelReasonMaxBytes = 1000;
