import { ledgerKinds, ledger, openPricing, planOf } from '../support/payments.ts';
import { checkoutWindow, test } from '../support/paymentServer.ts';
import { expect } from '../support/test.ts';
import { open } from '../support/visitor.ts';

test('a year is bought, bought again, and refunded by the provider', async ({ page, context, server, razorpay }) => {
  const checkout = checkoutWindow(page);
  const { id } = await openPricing(page, context, server);

  await test.step('bought: the order accepts no second payment', async () => {
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(checkout.pay).toHaveText('Pay $39.99');
    await checkout.pay.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await razorpay.webhooks.idle();
    expect(await ledger(server, id)).toMatchObject([{ kind: 'paid', period: 'yearly', amount_cents: 3999 }]);
    expect(await planOf(server, id)).toEqual({ tier: 'explorer', status: 'active', months: 12 });
    const [order] = razorpay.book.entities.orders.values();
    expect(order).toMatchObject({ status: 'paid', currency: 'USD', amount_paid: 3999 });
    expect(() => razorpay.book.pay(order?.id ?? '')).toThrow('Payment already done for this order.');
  });

  await test.step('bought again: another year from the end date', async () => {
    await open(page, '/pricing');
    await page.getByRole('button', { name: 'Pay for more time' }).click();
    const question = page.getByRole('dialog', { name: /^Extend Math Explorer until / });
    await expect(question.getByRole('definition')).toHaveCount(3);
    await question.getByRole('button', { name: 'Pay $39.99' }).click();
    await checkout.pay.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await razorpay.webhooks.idle();
    expect(await ledgerKinds(server, id)).toEqual(['paid', 'paid']);
    expect(await planOf(server, id)).toEqual({ tier: 'explorer', status: 'active', months: 24 });
  });

  await test.step('refunded, the last and then the first, by the provider’s own page', async () => {
    const [first, second] = [...razorpay.book.entities.payments.keys()];
    razorpay.book.refund(second ?? '', {});
    await expect.poll(() => planOf(server, id)).toEqual({ tier: 'explorer', status: 'active', months: 12 });
    razorpay.book.refund(first ?? '', {});
    await expect.poll(() => planOf(server, id)).toMatchObject({ tier: 'free' });
    await razorpay.webhooks.idle();
    expect(await ledgerKinds(server, id)).toEqual(['paid', 'paid', 'refunded', 'refunded']);
  });
});

test('is applied once, even if the page is closed and every event arrives three times in reverse', async ({
  page,
  context,
  server,
  razorpay,
}) => {
  const checkout = checkoutWindow(page);
  const { id } = await openPricing(page, context, server);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await checkout.pay.waitFor();
  await page.close();
  const [order] = razorpay.book.entities.orders.values();

  razorpay.webhooks.behave({ copies: 3, isReversed: true });
  razorpay.book.fail(order?.id ?? '');
  razorpay.book.pay(order?.id ?? '');
  await razorpay.webhooks.idle();

  expect(await ledgerKinds(server, id)).toEqual(['paid']);
  expect(await planOf(server, id)).toEqual({ tier: 'explorer', status: 'active', months: 12 });
  for (const delivery of razorpay.webhooks.deliveries) {
    expect(delivery).toMatchObject({ state: 'delivered', statuses: [200, 200, 200] });
  }
});
