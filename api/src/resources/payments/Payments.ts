import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Sessions } from '../accounts/sessions.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { AtPoint } from './faultPoints.ts';
import { Gateway, type GatewayPayment } from './gateway.ts';
import { OrderModel } from './Order.model.ts';
import type { PaymentRow } from './Payment.model.ts';
import { sendReceipts } from './receipts.ts';
import { type Heard, heardOf, settle, type Settled } from './settle.ts';
import type { PaymentSettings } from './settings.ts';

/** What payments are made with. */
export interface PaymentParts {
  readonly database: Knex;
  /** Null: nobody can pay here. */
  readonly settings: PaymentSettings | null;
  readonly sessions: Pick<Sessions, 'forget'>;
  readonly background: Background;
  readonly sendMail: SendMail;
  readonly log: Logger;
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  /** Where a test lets the program die. */
  readonly at: AtPoint;
}

/** The provider and we, as far as it can be asked. */
export interface Provider {
  readonly settings: PaymentSettings;
  readonly gateway: Gateway;
}

/** What is heard of payments, and what we do about it. */
export class Payments {
  readonly parts: PaymentParts;
  readonly #provider: Provider | null;
  readonly #stopping = new AbortController();

  constructor(parts: PaymentParts) {
    this.parts = parts;
    const { settings } = parts;
    this.#provider = settings && { settings, gateway: new Gateway(settings, this.#stopping.signal) };
  }

  /** Gives up what is still asked of the provider: the next start asks again. */
  stop(): void {
    this.#stopping.abort();
  }

  /** True once the program ends. */
  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** The provider; throws 503 where there is none. */
  get provider(): Provider {
    if (this.#provider === null) {
      throw new ApiError(
        'payments_unavailable',
        'Payment is not available at the moment. Nothing was charged. Please try again later.',
      );
    }
    return this.#provider;
  }

  /** True where one can pay. */
  get isOpen(): boolean {
    return this.#provider !== null;
  }

  /** Lets what was heard count, in one transaction with what `before` writes; it gives false to let nothing count. */
  async settle(
    heard: Heard | null,
    before: (trx: Knex.Transaction) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<Settled | null> {
    const { database, now, at } = this.parts;
    const settled = await database.transaction(async (trx) => {
      if (!(await before(trx)) || heard === null) return null;
      return settle(trx, heard, now(), at);
    });
    if (settled) this.#follow(settled);
    return settled;
  }

  /** Takes the money of a payment that is only authorised, and lets it count. */
  async settleNow(payment: GatewayPayment): Promise<Settled | null> {
    const { gateway } = this.provider;
    this.parts.at('payment checked');
    const now = payment.status === 'authorized' ? await this.#capture(payment) : payment;
    this.parts.at('payment captured');
    return this.settle(heardOf(now.status === 'authorized' ? await gateway.payment(now.id) : now));
  }

  /** Captures a payment only if it is for the amount of an order that is still unpaid. */
  async #capture(payment: GatewayPayment): Promise<GatewayPayment> {
    const order = await OrderModel.query(this.parts.database)
      .where({ razorpay_order_id: payment.order_id, amount_cents: payment.amount, currency: payment.currency })
      .whereNotIn('status', ['paid', 'refunded'])
      .first();
    return order === undefined ? payment : this.provider.gateway.capture(payment);
  }

  /** What follows once it is written: the person sees it at once, gets a mail, and gets back what was too much. */
  #follow({ payment, order, userId }: Settled): void {
    const { sessions, log, at, background } = this.parts;
    if (userId !== null) sessions.forget(userId);
    at('settled');
    if (payment.outcome === 'flagged') {
      log.error({ payment: payment.razorpay_payment_id, order: order.id }, 'a payment is not what was asked for');
    }
    background.run('after a payment', () => this.finish(payment));
  }

  /** Sends the mails of a payment, and gives back money that pays nothing. May be repeated. */
  async finish(payment: PaymentRow): Promise<void> {
    if (payment.outcome === 'granted') return sendReceipts(this.parts, payment.razorpay_payment_id);
    const isTooMuch = payment.outcome === 'surplus' || payment.outcome === 'unclaimed';
    if (isTooMuch && payment.status !== 'refunded') await this.refund(payment);
  }

  /** Gives back all of a payment, once however often it is asked. */
  async refund(payment: PaymentRow): Promise<Settled | null> {
    const { database, at } = this.parts;
    const { razorpay_payment_id: paymentId, amount_cents: amountCents, refunded_cents: refunded, currency } = payment;
    const { razorpay_order_id: orderId } = await OrderModel.query(database)
      .findById(payment.order_id)
      .throwIfNotFound();
    at('refund asked');
    const key = `refund-${paymentId}-${refunded}`.replaceAll(/[^\w-]/g, '-');
    await this.provider.gateway.refund(paymentId, amountCents - refunded, key);
    at('refund made');
    const heard = { paymentId, orderId: orderId ?? '', amountCents, currency };
    const settled = await this.settle({ ...heard, status: 'refunded', refundedCents: amountCents });
    at('refund settled');
    return settled;
  }
}
