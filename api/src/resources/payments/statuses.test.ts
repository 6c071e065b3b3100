import { describe, expect, it } from 'vitest';
import {
  nextOrderStatus,
  nextPaymentStatus,
  orderStatuses,
  type OrderStatus,
  paymentStatuses,
  type PaymentStatus,
} from './statuses.ts';
import { permutations } from '../../../test/payments/permutations.ts';

const heard: readonly PaymentStatus[] = ['failed', 'authorized', 'captured', 'captured', 'created'];

describe('what was heard of a payment', () => {
  it.each([
    [heard, 'captured', 'paid'],
    [[...heard, 'refunded'] as const, 'refunded', 'refunded'],
    [['failed', 'created', 'failed'] as const, 'failed', 'attempted'],
    [['authorized', 'failed'] as const, 'authorized', 'attempted'],
  ] satisfies (readonly [readonly PaymentStatus[], PaymentStatus, OrderStatus])[])(
    'P7: %j ends alike in every order',
    (things, payment, order) => {
      const all = permutations(things);

      const ends = all.map((each) => [
        each.reduce<PaymentStatus>(nextPaymentStatus, 'created'),
        each.reduce<OrderStatus>(nextOrderStatus, 'created'),
      ]);

      expect(new Set(ends.map(String))).toEqual(new Set([`${payment},${order}`]));
    },
  );

  it('P7: never moves anything back', () => {
    for (const status of orderStatuses)
      for (const each of paymentStatuses)
        expect(orderStatuses.indexOf(nextOrderStatus(status, each))).toBeGreaterThanOrEqual(
          orderStatuses.indexOf(status),
        );
  });
});
