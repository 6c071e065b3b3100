import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../../../platform/days.ts';
import { type Change, noSubscription, subscriptionOf } from './subscription.ts';

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const dayOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 10));

let payments = 0;
function paid(day: string, period: 'monthly' | 'yearly' = 'monthly', tier: 'explorer' | 'family' = 'explorer') {
  payments += 1;
  return { kind: 'paid', atMs: at(day), paymentId: `pay_${payments}`, tier, period } as const;
}
const refunded = (day: string, { paymentId }: { paymentId: string }): Change => ({
  kind: 'refunded',
  atMs: at(day),
  paymentId,
});
const cancelled = (day: string): Change => ({ kind: 'cancelled', atMs: at(day) });
const expired = (day: string): Change => ({ kind: 'expired', atMs: at(day) });
const endOf = (...changes: Change[]) => dayOf(subscriptionOf(changes).endMs);

describe('adding months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-02-28', 12, '2028-02-28'],
    ['2026-11-21', 1, '2026-12-21'],
  ])('to %s: %i months later is %s', (day, months, end) => {
    expect(dayOf(addMonths(at(day), months))).toBe(end);
  });

  it('keeps the time of day across daylight saving time', () => {
    expect(new Date(addMonths(at('2026-03-01'), 1)).toISOString()).toBe('2026-04-01T10:00:00.000Z');
  });

  it('keeps the day, or uses the last day of a shorter month', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), (day, months) => {
        const later = new Date(addMonths(day.getTime(), months));
        const monthsBetween =
          (later.getUTCFullYear() - day.getUTCFullYear()) * 12 + later.getUTCMonth() - day.getUTCMonth();
        return (
          monthsBetween === months &&
          later.getUTCDate() <= day.getUTCDate() &&
          later.getUTCDate() >= Math.min(28, day.getUTCDate())
        );
      }),
    );
  });
});

describe('a subscription', () => {
  it('is free without a payment', () => {
    expect(subscriptionOf([])).toEqual(noSubscription);
  });

  it('is extended from its end, without losing days to a short month', () => {
    expect(endOf(paid('2026-01-31'), paid('2026-02-10'))).toBe('2026-03-31');
    expect(endOf(paid('2026-01-31'), paid('2026-02-10', 'yearly'))).toBe('2027-02-28');
  });

  it('starts again when paid after its end', () => {
    expect(endOf(paid('2026-01-31'), paid('2026-03-05'))).toBe('2026-04-05');
    expect(endOf(paid('2026-01-31'), expired('2026-03-01'), paid('2026-03-05'))).toBe('2026-04-05');
  });

  it('stays usable until its end when canceled, and is active again when paid', () => {
    const first = paid('2026-01-10');
    expect(subscriptionOf([first, cancelled('2026-01-12')])).toEqual({
      tier: 'explorer',
      status: 'cancelled',
      endMs: at('2026-02-10'),
    });
    expect(subscriptionOf([first, cancelled('2026-01-12'), paid('2026-01-20')])).toMatchObject({
      status: 'active',
      endMs: at('2026-03-10'),
    });
    expect(subscriptionOf([first, cancelled('2026-01-12'), expired('2026-02-11')])).toMatchObject({ tier: 'free' });
  });

  it('changes its plan immediately and converts the days left by price', () => {
    const changes = [paid('2026-01-01'), paid('2026-01-21', 'monthly', 'family')];

    // Eleven days at 4.99 a month are worth five and a half days at 9.99.
    expect(subscriptionOf(changes)).toMatchObject({ tier: 'family', status: 'active' });
    expect(dayOf(subscriptionOf(changes).endMs)).toBe('2026-02-26');
  });

  it('ends when all its payments are refunded', () => {
    const first = paid('2026-01-01', 'yearly');

    expect(subscriptionOf([first, refunded('2026-01-20', first)])).toEqual({
      tier: 'free',
      status: 'cancelled',
      endMs: at('2026-01-20'),
    });
  });

  it('keeps the time paid for by another payment', () => {
    const [first, second] = [paid('2026-01-01'), paid('2026-01-02', 'yearly')];

    expect(endOf(first, second, refunded('2026-01-20', first))).toBe('2027-01-02');
    expect(endOf(first, second, refunded('2026-01-20', second))).toBe('2026-02-01');
    expect(endOf(first, second, refunded('2026-02-20', second))).toBe('2026-02-20');
    expect(endOf(first, second, refunded('2026-01-20', first), refunded('2026-01-21', second))).toBe('2026-01-21');
    expect(endOf(first, refunded('2026-01-20', first), paid('2026-01-21'))).toBe('2026-02-21');
  });

  it('extends a plan from before the first payment', () => {
    const before = { tier: 'explorer', status: 'active', endMs: at('2026-05-01') } as const;
    const opened: Change = { kind: 'opened', atMs: at('2026-01-01'), subscription: before };
    const payment = paid('2026-01-01');

    expect(endOf(opened, payment)).toBe('2026-06-01');
    expect(subscriptionOf([opened, payment, refunded('2026-01-05', payment)])).toEqual(before);
  });

  it('is computed quickly after many payments and refunds', () => {
    const many = Array.from({ length: 60 }, () => paid('2026-01-01'));

    expect(endOf(...many, ...many.map((payment) => refunded('2026-01-02', payment)))).toBe('2026-01-02');
  });
});
