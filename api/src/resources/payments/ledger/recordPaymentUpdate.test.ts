import { expect, it } from 'vitest';
import type { FaultPoint } from '../faultPoints.ts';
import { toPaymentUpdate } from './PaymentUpdate.ts';
import { recordPaymentUpdate } from './recordPaymentUpdate.ts';
import { startPaymentServer } from '../../../../test/payments/payments.ts';

it('keeps the record of a receipt that another server sends at the same time', async () => {
  const paying = await startPaymentServer();
  const parent = await paying.server.signedIn();
  const update = toPaymentUpdate(await paying.pay(parent));
  if (update === null) throw new Error('The payment has no order.');

  let marked: Promise<number> | undefined;
  await paying.withPayments(({ database }) =>
    database.transaction((trx) => {
      // In the same transaction, because SQLite allows only one. It runs before the next write of `recordPaymentUpdate`.
      const at = (point: FaultPoint) => {
        if (point === 'ledger written') marked = trx('payments').update({ receiptMailedAt: 7 }).then(Number);
      };
      return recordPaymentUpdate(trx, update, { now: () => 5, at });
    }),
  );
  const { payments } = await paying.tables();
  await paying.end();

  expect(await marked).toBe(1);
  expect(payments).toMatchObject([{ outcome: 'granted', settledAt: 5, receiptMailedAt: 7 }]);
});
