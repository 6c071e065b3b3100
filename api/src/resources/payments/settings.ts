import type { SetVariables } from '../../platform/config/envVariables.ts';
import type { PaymentOrigins } from '../../web/pages/pageHeaders.ts';

/** Credentials and addresses of Razorpay. */
export interface PaymentSettings {
  /** The public part of the key. */
  readonly keyId: string;
  readonly keySecret: string;
  /** Signs Razorpay's webhook calls. */
  readonly webhookSecret: string;
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
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) return null;
  return {
    keyId,
    keySecret,
    webhookSecret,
    apiUrl: new URL(data.RAZORPAY_API_URL).origin,
    checkoutUrl: new URL(data.RAZORPAY_CHECKOUT_URL).href,
    mode: keyId.startsWith('rzp_live_') ? 'live' : 'test',
  };
}

/** Returns the origins that the checkout pages must allow. */
export function originsOf({ apiUrl, checkoutUrl }: PaymentSettings): PaymentOrigins {
  return { api: apiUrl, checkout: new URL(checkoutUrl).origin };
}
