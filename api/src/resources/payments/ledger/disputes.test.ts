import { randomUUID } from 'node:crypto';
import { type DisputeStatus, disputeStatuses } from '@countertop/contract/payments/disputes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someMailsTo } from '../../../../test/browser.ts';
import { refusalOf } from '../../../../test/family.ts';
import { type PaymentServer, startPaymentServer } from '../../../../test/payments/payments.ts';
import { permutations } from '../../../../test/payments/permutations.ts';
import type { Payment } from '../../../../../tools/payments-sandbox/entities.ts';
import { sign } from '../../../../../tools/payments-sandbox/signature.mjs';
import { reconcile } from '../provider/reconcile.ts';
import { nextDisputeReport } from '../provider/statuses.ts';

const operator = 'help@countertop.example';
let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer({ environment: { SUPPORT_EMAIL: operator } });
});
afterAll(() => paying.end());

interface DisputeEvent {
  readonly name: string;
  /** In seconds since 1970 UTC. */
  readonly at?: number;
  readonly hasPayment?: boolean;
  readonly eventId?: string;
}

/** Sends an event about the dispute of a payment, as Razorpay documents it. */
async function send(payment: Payment, { name, at = 1, hasPayment = true, eventId = randomUUID() }: DisputeEvent) {
  const dispute = {
    id: payment.id.replace('pay', 'disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    reason_code: 'chargeback_authorization',
    phase: 'chargeback',
    respond_by: 1_900_000_000,
    status: 'open',
  };
  const payload = { ...(hasPayment && { payment: { entity: payment } }), dispute: { entity: dispute } };
  const body = JSON.stringify({ entity: 'event', event: `payment.dispute.${name}`, payload, created_at: at });
  const signature = sign(body, paying.razorpay.environment.RAZORPAY_WEBHOOK_SECRET);
  const response = await paying.sendRaw(body, { 'X-Razorpay-Signature': signature, 'x-razorpay-event-id': eventId });
  expect(response.status).toBe(200);
}

it('freezes the refund of a disputed payment, ends its plan when lost, and restores it when won', async () => {
  const { parent, payment, receipt } = await paying.payer();
  const { subscriptionEndAt: endMs } = await paying.userOf(parent);
  await someMailsTo(paying.server, parent.email);

  await send(payment, { name: 'created', at: 10 });
  const refused = await paying.refund(parent, receipt);
  const open = await paying.userOf(parent);
  const [whileOpen] = await paying.paymentsOf(parent);
  await someMailsTo(paying.server, parent.email, 2);
  await send(payment, { name: 'lost', at: 20 });
  const lost = await paying.userOf(parent);
  const [afterLoss] = await paying.paymentsOf(parent);
  await someMailsTo(paying.server, parent.email, 3);
  await send(payment, { name: 'won', at: 30 });
  const won = await paying.userOf(parent);

  expect(await refusalOf(refused)).toEqual([409, 'refund_disputed']);
  expect(open.subscriptionTier).toBe('explorer');
  expect(whileOpen).toMatchObject({ status: 'paid', dispute: 'open', refund: { state: 'disputed' } });
  expect(lost.subscriptionTier).toBe('free');
  expect(afterLoss).toMatchObject({ status: 'charged_back', dispute: 'lost', refund: null });
  expect(won).toMatchObject({
    subscriptionTier: 'explorer',
    subscriptionStatus: 'active',
    subscriptionEndAt: endMs,
  });
  expect(paying.razorpay.book.refundsOf(payment.id)).toEqual([]);
  const mails = await someMailsTo(paying.server, parent.email, 4);
  const subjects = mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
  expect(subjects.slice(1)).toEqual([
    `Your bank is looking into ${receipt}`,
    `Your bank returned ${receipt}`,
    `The dispute about ${receipt} is over`,
  ]);
  expect((await someMailsTo(paying.server, operator, 3)).join()).toContain('A payment is disputed');
});

it('records a dispute once, however often its event arrives, also as the first news of a payment', async () => {
  const parent = await paying.server.signedIn();
  const payment = await paying.pay(parent);
  const event = { name: 'lost', hasPayment: false, eventId: randomUUID() };

  await Promise.all(Array.from({ length: 5 }, () => send(payment, event)));
  await Promise.all(Array.from({ length: 5 }, () => send(payment, { ...event, eventId: randomUUID() })));
  await send(payment, { name: 'under_review', at: 5 });
  await paying.sendWebhook('payment.captured', payment);

  expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
  expect((await paying.kindsOf(payment.id)).toSorted()).toEqual(['charged_back', 'dispute', 'dispute', 'paid']);
});

it('does not refund a second payment that is disputed', async () => {
  const { parent } = await paying.payer();
  const orderId = await paying.createOrder(parent, 'yearly', { extend: true });
  const payment = paying.razorpay.book.pay(orderId);
  await paying.server.read((database) =>
    database('payment_orders').where({ razorpayOrderId: orderId }).update({ purpose: 'start' }),
  );

  await send(payment, { name: 'created' });
  await paying.withPayments(reconcile);

  expect(await paying.kindsOf(payment.id)).toEqual(['surplus', 'dispute']);
  expect(paying.razorpay.book.refundsOf(payment.id)).toEqual([]);
});

it('has the same status for every order of a dispute’s events', () => {
  const steps = ['open', 'under_review', 'lost', 'won'] as const;
  const reports = steps.map((status: DisputeStatus, index) => ({ status, eventAtMs: index }));
  const results = permutations(reports).map((order) => order.reduce(nextDisputeReport));
  const sameSecond = permutations(disputeStatuses.map((status) => ({ status, eventAtMs: 1 })));

  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['won']));
  expect(new Set(sameSecond.map((order) => order.reduce(nextDisputeReport).status)).size).toBe(1);
});

it('keeps a decision that arrives before the event that opened the dispute', () => {
  const decided = nextDisputeReport({ status: 'lost', eventAtMs: 1 }, { status: 'open', eventAtMs: 2 });

  expect(decided.status).toBe('lost');
});
