import type { OpenablePlan } from '@countertop/contract/payments/plans';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Sessions } from '../accounts/sessions.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { AtPoint } from './faultPoints.ts';
import { Gateway } from './provider/gateway.ts';
import type { PaymentSettings } from '../../platform/config/paymentSettings.ts';

/** The payment provider's settings and the client for its API. */
export interface Provider {
  readonly settings: PaymentSettings;
  readonly gateway: Gateway;
}

/** The dependencies of the payment functions. */
export interface PaymentContext {
  readonly database: Knex;
  /** Null if payments are not set up. */
  readonly provider: Provider | null;
  /** Plans that the operator has opened. */
  readonly openPlans: readonly OpenablePlan[];
  readonly sessions: Pick<Sessions, 'forget'>;
  readonly background: Background;
  readonly sendMail: SendMail;
  /** Where the operator is notified of disputes and failed refunds; null if they are only listed for administrators. */
  readonly supportEmail: string | null;
  readonly log: Logger;
  /** The origin of the site, without a trailing slash. */
  readonly origin: string;
  /** Returns the time in milliseconds since 1970 UTC. */
  readonly now: () => number;
  /** Records, in the transaction of a payment that counts, what its payer agreed to with the order. */
  readonly recordAgreement?: (
    trx: Knex.Transaction,
    agreement: { userId: string; receipt: string; noticeVersion: number | null; atMs: number },
  ) => Promise<void>;
  /** Called between the steps of a payment, so that tests can kill the process there. */
  readonly at: AtPoint;
  /** Aborted when the server stops, which ends all open requests to the provider. */
  readonly stopping: AbortController;
}

export interface PaymentOptions extends Omit<PaymentContext, 'provider' | 'stopping'> {
  /** Null if payments are not set up. */
  readonly settings: PaymentSettings | null;
}

/** Returns the context of the payment functions, with a client for the provider's API. */
export function createPaymentContext({ settings, ...dependencies }: PaymentOptions): PaymentContext {
  const stopping = new AbortController();
  const provider = settings && { settings, gateway: new Gateway(settings, stopping.signal) };
  return { ...dependencies, provider, stopping };
}

/** Returns the payment provider. Throws `ApiError` 503 if payments are not set up. */
export function requireProvider({ provider }: Pick<PaymentContext, 'provider'>): Provider {
  if (provider === null) {
    throw new ApiError(
      'payments_unavailable',
      'Payment is not available at the moment. Nothing was charged. Please try again later.',
    );
  }
  return provider;
}
