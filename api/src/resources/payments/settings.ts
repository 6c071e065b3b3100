import type { SetVariables } from '../../platform/config/envVariables.ts';
import type { PaymentOrigins } from '../../web/pages/pageHeaders.ts';

/** How this site is known to Razorpay, and where that is. */
export interface PaymentSettings {
  /** The public half of the key. */
  readonly keyId: string;
  readonly keySecret: string;
  /** What the provider signs its own calls with. */
  readonly webhookSecret: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
  /** The script that opens the provider's window. */
  readonly checkoutUrl: string;
  /** `test`: no money moves. */
  readonly mode: 'live' | 'test';
}

/** The settings of payments; null where there are none. */
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

/** The origins that a page where one pays must let in. */
export function originsOf({ apiUrl, checkoutUrl }: PaymentSettings): PaymentOrigins {
  return { api: apiUrl, checkout: new URL(checkoutUrl).origin };
}
