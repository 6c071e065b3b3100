import { createHmac, timingSafeEqual } from 'node:crypto';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';

/** SHA-256 as lowercase hexadecimal digits. */
const signaturePattern = /^[0-9a-f]{64}$/;

/** Compares in constant time. The SDK compares with `===`, so it only sees signatures that passed here. */
function isHmac(signature: string | undefined, message: string | Buffer, secret: string): signature is string {
  if (signature === undefined || !signaturePattern.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}

/** Whether Razorpay signed this payment of this order. `secret` is the key secret. */
export function isPaymentSignature(
  signature: string | undefined,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
  secret: string,
): boolean {
  if (!isHmac(signature, `${orderId}|${paymentId}`, secret)) return false;
  return validatePaymentVerification({ order_id: orderId, payment_id: paymentId }, signature, secret);
}

/** Whether Razorpay signed exactly these bytes of a webhook call. `secret` is the webhook secret. */
export function isWebhookSignature(signature: string | undefined, body: Buffer, secret: string): boolean {
  if (!isHmac(signature, body, secret)) return false;
  // A valid signature implies that Razorpay wrote the body, which is UTF-8 text.
  return validateWebhookSignature(body.toString('utf8'), signature, secret);
}
