import { startNode } from '../../../tools/serve.mjs';
import { expectToast, ledgerKinds, ledger, openPricing, planOf } from '../../support/payments.ts';
import { checkoutWindow, test } from '../../support/paymentServer.ts';
import { clickToDownload } from '../../support/report.ts';
import { expect } from '../../support/test.ts';
import { open, reload } from '../../support/visitor.ts';

const free = { tier: 'free', status: 'active', months: null };

// wcag22-3.3.4 (site)
test('a month is dismissed, failed, bought, canceled and refunded by the command (promise:cancel)', async ({
  page,
  context,
  server,
  razorpay,
}) => {
  const checkout = checkoutWindow(page);
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  const { id } = await openPricing(page, context, server);
  await page.getByText('Monthly', { exact: true }).click();

  await test.step('dismissed with Escape: nothing has happened, and the button has the focus again', async () => {
    await subscribe.click();
    await expect(checkout.pay).toBeFocused();
    await expect(checkout.pay).toHaveText('Pay $4.99');
    await page.keyboard.press('Escape');
    await expect(checkout.dialog).toBeHidden();
    await expect(subscribe).toBeFocused();
    expect(await ledgerKinds(server, id)).toEqual([]);
  });

  await test.step('failed, and closed', async () => {
    await subscribe.click();
    await checkout.fail.click();
    await expect(checkout.error).toContainText('insufficient account balance');
    await razorpay.webhooks.idle();
    await checkout.close.click();
    await expect(subscribe).toBeEnabled();
    expect(await ledgerKinds(server, id)).toEqual([]);
    expect(await planOf(server, id)).toEqual(free);
  });

  const paymentId = await test.step('failed again, and bought in the same checkout', async () => {
    await subscribe.click();
    await checkout.fail.click();
    await expect(checkout.error).toContainText('insufficient account balance');
    await checkout.pay.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectToast(page, 'Payment Successful!', 'Welcome to Math Explorer! Your subscription is now active.');
    await razorpay.webhooks.idle();
    const lines = await ledger(server, id);
    expect(lines).toMatchObject([{ kind: 'paid', period: 'monthly', amount_cents: 499 }]);
    expect(await planOf(server, id)).toEqual({ tier: 'explorer', status: 'active', months: 1 });
    return lines[0]?.payment_id ?? '';
  });

  await test.step('canceled in two clicks', async () => {
    await open(page, '/pricing');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText('Subscription Canceled', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your plan' }).getByText(/^Expires on /)).toBeVisible();
    expect(await ledgerKinds(server, id)).toEqual(['paid', 'cancelled']);
    expect(await planOf(server, id)).toEqual({ tier: 'explorer', status: 'cancelled', months: 1 });
  });

  await test.step('resumed without a payment, and canceled again', async () => {
    const plan = page.getByRole('region', { name: 'Your plan' });
    await plan.getByRole('button', { name: 'Resume subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resume subscription' }).click();
    await expect(plan.getByText(/^Renews on /)).toBeVisible();
    expect(await planOf(server, id)).toEqual({ tier: 'explorer', status: 'active', months: 1 });
    await open(page, '/profile#plan');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText(/^Expires on /)).toBeVisible();
    expect(await ledgerKinds(server, id)).toEqual(['paid', 'cancelled', 'resumed', 'cancelled']);
  });

  await test.step('the receipt is downloaded as a PDF', async () => {
    const [order] = razorpay.book.entities.orders.values();
    const button = page.getByRole('button', { name: `Download receipt ${order?.receipt}` });
    const { name, bytes } = await clickToDownload(page, button);
    expect(name).toBe(`receipt-${order?.receipt}.pdf`);
    expect(Buffer.from(bytes.subarray(0, 8)).toString('latin1')).toBe('%PDF-1.7');
  });

  await test.step('refunded by npx countertop refund', async () => {
    const environment = { ...razorpay.environment, DATABASE_URL: server.database };
    const command = startNode(['api/bin/countertop.mjs', 'refund', paymentId], environment);
    expect(await command.ended, command.output()).toBe(0);
    await razorpay.webhooks.idle();
    expect(razorpay.book.payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: 499 });
    expect(await ledgerKinds(server, id)).toEqual(['paid', 'cancelled', 'resumed', 'cancelled', 'refunded']);
    expect(await planOf(server, id)).toMatchObject({ tier: 'free' });
  });
});

test(
  'two tabs pay once, and the other tab and a reloaded page are updated',
  { tag: '@nightly' },
  async ({ page, context, server, razorpay }) => {
    const { id } = await openPricing(page, context, server);
    const other = await context.newPage();
    await open(other, '/pricing');
    const otherButton = other.getByRole('button', { name: 'Subscribe' });
    await otherButton.click();
    await checkoutWindow(other).pay.waitFor();

    await page.getByRole('button', { name: 'Subscribe' }).click();
    await checkoutWindow(page).pay.waitFor();
    expect(razorpay.book.entities.orders.size).toBe(1);
    await reload(other);
    const [order] = razorpay.book.entities.orders.values();
    razorpay.book.pay(order?.id ?? '');
    await razorpay.webhooks.idle();

    await expect(other.getByRole('region', { name: 'Your plan' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Pay for more time' })).toBeVisible();
    await expect(otherButton).toHaveCount(0);
    await checkoutWindow(page).close.click();
    await expect(page.getByRole('region', { name: 'Your plan' })).toBeVisible();
    expect(await ledgerKinds(server, id)).toEqual(['paid']);
  },
);

test(
  'a year is bought, bought again, and refunded by the provider',
  { tag: '@nightly' },
  async ({ page, context, server, razorpay }) => {
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
  },
);

test(
  'is applied once, even if the page is closed and every event arrives three times in reverse',
  { tag: '@nightly' },
  async ({ page, context, server, razorpay }) => {
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
  },
);
