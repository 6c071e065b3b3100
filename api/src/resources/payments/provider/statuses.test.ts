import { describe, expect, it } from 'vitest';
import {
  nextOrderStatus,
  nextPaymentStatus,
  orderStatuses,
  type OrderStatus,
  paymentStatuses,
  type PaymentStatus,
} from './statuses.ts';
import { permutations } from '../../../../test/payments/permutations.ts';

const reported: readonly PaymentStatus[] = ['failed', 'authorized', 'captured', 'captured', 'created'];

describe('payment updates', () => {
  it.each([
    [reported, 'captured', 'paid'],
    [[...reported, 'refunded'] as const, 'refunded', 'refunded'],
    [['failed', 'created', 'failed'] as const, 'failed', 'attempted'],
    [['authorized', 'failed'] as const, 'authorized', 'attempted'],
  ] satisfies (readonly [readonly PaymentStatus[], PaymentStatus, OrderStatus])[])(
    '%j have the same result in every order',
    (updates, payment, order) => {
      const all = permutations(updates);

      const results = all.map((each) => [
        each.reduce<PaymentStatus>(nextPaymentStatus, 'created'),
        each.reduce<OrderStatus>(nextOrderStatus, 'created'),
      ]);

      expect(new Set(results.map(String))).toEqual(new Set([`${payment},${order}`]));
    },
  );

  it('never move a status back', () => {
    for (const status of orderStatuses)
      for (const each of paymentStatuses)
        expect(orderStatuses.indexOf(nextOrderStatus(status, each))).toBeGreaterThanOrEqual(
          orderStatuses.indexOf(status),
        );
  });
});
