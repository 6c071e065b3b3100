import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of SHA-256, as lower-case hexadecimal digits; nothing else is compared. */
const signaturePattern = /^[0-9a-f]{64}$/;

/**
 * True when `given` is the provider's signature of these bytes: HMAC-SHA256, compared in constant time. What has another
 * shape is no signature, and is never decoded.
 */
export function isSignatureOf(given: string | undefined, signed: string | Buffer, secret: string): boolean {
  if (given === undefined || !signaturePattern.test(given)) return false;
  const right = createHmac('sha256', secret).update(signed).digest();
  return timingSafeEqual(Buffer.from(given, 'hex'), right);
}
