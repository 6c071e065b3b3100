import { dayMs, hourMs } from '@countertop/contract/shared/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { UserRow } from '../../people/Account.model.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { deleteOldReminders, sendPlanEndReminders } from './planEndReminders.ts';
import { type PaymentServer, startPaymentServer } from '../../../../test/payments/payments.ts';

const startMs = Date.parse('2027-03-01T10:00:00Z');
let nowMs = startMs;
let mails: Mail[] = [];
let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer({ now: () => nowMs });
});
beforeEach(async () => {
  nowMs = startMs;
  mails = [];
  await paying.server.read(async (database) => {
    await database('plan_end_reminders').delete();
    await database('users').delete();
  });
});
afterAll(() => paying.end());

const send = async (mail: Mail) => void mails.push(mail);
/** Runs the job once. */
const run = (sendMail: (mail: Mail) => Promise<void> = send) =>
  paying.withPayments((context) => sendPlanEndReminders({ ...context, sendMail }));
/** Runs the job once a day for a number of days. */
async function daysPass(days: number) {
  for (let day = 0; day < days; day += 1) {
    await run();
    nowMs += dayMs;
  }
}
const subscriber = (endsInDays: number, row: Partial<UserRow> = {}) =>
  paying.server.signedIn({
    subscriptionTier: 'explorer',
    subscriptionEndAt: startMs + endsInDays * dayMs,
    createdAt: startMs - 400 * dayMs,
    ...row,
  });
const subjects = () => mails.map(({ subject }) => subject);

it('sends an email 14 and 3 days before the end, once each, and none after it (promise:plan-end-mail)', async () => {
  const { email } = await subscriber(20);

  await daysPass(5);
  const early = mails.length;
  await daysPass(2);
  const first = mails.length;
  await daysPass(20);

  expect([early, first]).toEqual([0, 1]);
  expect(subjects()).toEqual(['Math Explorer ends on March 21, 2027', 'Math Explorer ends on March 21, 2027']);
  expect(mails[0]?.to).toBe(email);
  expect(mails[0]?.text).toContain(
    'You’ve paid for Math Explorer until March 21, 2027. We never charge you automatically',
  );
  expect(mails[0]?.text).toMatch(/\/pricing\n/);
});

it('says that a canceled plan can be resumed', async () => {
  await subscriber(10, { subscriptionStatus: 'cancelled' });

  await run();

  expect(mails[0]?.text).toContain('You canceled Math Explorer. It still works until March 11, 2027.');
  expect(mails[0]?.text).toContain('You can resume it until then without paying');
});

it('sends one email if several servers run at once', async () => {
  await subscriber(10);
  await subscriber(2);

  await Promise.all([run(), run(), run()]);

  expect(mails).toHaveLength(2);
});

it('starts over when the plan is extended, but not when the extension is refunded', async () => {
  const parent = await subscriber(2);
  await run();
  const payment = await paying.pay(parent, 'monthly', { extend: true });
  await paying.verify(parent, payment);
  mails = [];

  await daysPass(25);

  expect(subjects()).toEqual(['Math Explorer ends on April 3, 2027']);
  nowMs = startMs + 12 * hourMs;
  await paying.server.read((database) =>
    database('users')
      .where({ id: parent.id })
      .update({ subscriptionEndAt: startMs + 2 * dayMs }),
  );
  await run();
  expect(mails).toHaveLength(1);
});

it.each([
  ['a month that was just bought', 31, 'monthly', 0],
  ['a plan without an end', null, null, 0],
  ['a plan that has ended', -1, null, 0],
] as const)('sends nothing about %s', async (_, endsInDays, period, count) => {
  const end = endsInDays === null ? null : startMs + endsInDays * dayMs;
  const parent = await subscriber(0, period ? { subscriptionTier: 'free' } : { subscriptionEndAt: end });
  if (period) await paying.verify(parent, await paying.pay(parent, period));

  await run();

  expect(mails).toHaveLength(count);
});

it('does not send the first email for a plan that is shorter than its lead time', async () => {
  await subscriber(10, { createdAt: startMs });

  await daysPass(6);
  const early = mails.length;
  await daysPass(4);

  expect([early, mails.length]).toEqual([0, 1]);
});

it('does not send both emails together after downtime, or any email twice when the clock jumps', async () => {
  await subscriber(2);
  await run();

  for (const jumpMs of [-30 * dayMs, 10 * dayMs, 3650 * dayMs, 0]) {
    nowMs = startMs + jumpMs;
    await run();
  }

  expect(mails).toHaveLength(1);
});

it('retries a failed email after an hour, without delaying others', async () => {
  const broken = await subscriber(9);
  const other = await subscriber(10);
  const rejectOne = (mail: Mail) => (mail.to === broken.email ? Promise.reject(new Error('550')) : send(mail));

  await run(rejectOne);
  await run();
  const before = mails.map(({ to }) => to);
  nowMs += hourMs + 1;
  await run();

  expect(before).toEqual([other.email]);
  expect(mails.map(({ to }) => to)).toEqual([other.email, broken.email]);
});

it('deletes records of plans that ended long ago', async () => {
  await subscriber(2);
  await run();
  const rows = () => paying.server.read((database) => database('plan_end_reminders'));

  await paying.server.read((database) => deleteOldReminders(database, startMs + 401 * dayMs));
  const kept = await rows();
  await paying.server.read((database) => deleteOldReminders(database, startMs + 402 * dayMs));

  expect([kept.length, (await rows()).length]).toEqual([1, 0]);
});
