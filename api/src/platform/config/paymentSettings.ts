import type { SetVariables } from './envVariables.ts';

/** Credentials and addresses of Razorpay. */
export interface PaymentSettings {
  /** The public part of the key. */
  readonly keyId: string;
  readonly keySecret: string;
  /** Sign Razorpay's webhook calls: the current secret, and the earlier one while it is changed. */
  readonly webhookSecrets: readonly string[];
  /** Without a trailing slash. */
  readonly apiUrl: string;
  /** The script that opens Razorpay's checkout. */
  readonly checkoutUrl: string;
  /** In `test` mode no money moves. */
  readonly mode: 'live' | 'test';
}

/** Returns the payment settings; null if payments are not set up. */
export function paymentSettingsOf(data: SetVariables): PaymentSettings | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = data;
  const { RAZORPAY_WEBHOOK_SECRET_EARLIER: earlierSecret } = data;
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) return null;
  return {
    keyId,
    keySecret,
    webhookSecrets: earlierSecret === undefined ? [webhookSecret] : [webhookSecret, earlierSecret],
    apiUrl: new URL(data.RAZORPAY_API_URL).origin,
    checkoutUrl: new URL(data.RAZORPAY_CHECKOUT_URL).href,
    mode: keyId.startsWith('rzp_live_') ? 'live' : 'test',
  };
}
