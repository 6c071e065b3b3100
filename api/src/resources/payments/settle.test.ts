import { expect, it } from 'vitest';
import { heardOf, settle } from './settle.ts';
import { startPaying } from '../../../test/payments/payments.ts';

it('leaves the mark of a receipt that another server sends meanwhile', async () => {
  const paying = await startPaying();
  const parent = await paying.server.signedIn();
  const heard = heardOf(paying.razorpay.book.pay(await paying.order(parent)));
  if (heard === null) throw new Error('The payment is of no order.');

  let marked: Promise<number> | undefined;
  await paying.withPayments(({ parts: { database } }) =>
    database.transaction((trx) =>
      settle(trx, heard, 5, (point) => {
        // In the same transaction, as on SQLite there is no other: it waits in front of what settling writes next.
        if (point === 'ledger written') marked = trx('payments').update({ receipt_mailed_at: 7 }).then(Number);
      }),
    ),
  );
  const { payments } = await paying.books();
  await paying.end();

  expect(await marked).toBe(1);
  expect(payments).toMatchObject([{ outcome: 'granted', settled_at: 5, receipt_mailed_at: 7 }]);
});
