import { findingsNow } from '../../support/axe.ts';
import { expectToast, ledgerKinds, ledger, openPricing, planOf } from '../../support/payments.ts';
import { checkoutWindow, test } from '../../support/paymentServer.ts';
import { expect } from '../../support/test.ts';
import { reload } from '../../support/visitor.ts';

const unable = 'Unable to process payment. Please try again.';
const subscribe = { name: 'Subscribe' };

test(
  "explains when a payment can't start, and allows a retry",
  { tag: '@nightly' },
  async ({ page, context, server, razorpay }) => {
    const callsBefore = razorpay.calls.length;
    const { id } = await openPricing(page, context, server);
    const button = page.getByRole('button', subscribe);
    expect(razorpay.calls.slice(callsBefore), 'no request to the provider before Subscribe is pressed').toEqual([]);

    await test.step('the script fails to load: no order is made', async () => {
      razorpay.faults.add({ path: '/v1/checkout.js', kind: 'error' });
      await button.click();
      await expectToast(page, 'Payment Failed', unable);
      await expect(button).toBeEnabled();
      expect(razorpay.book.entities.orders.size).toBe(0);
    });

    await test.step('our own server can’t be reached', async () => {
      await reload(page);
      await page.getByText('Test mode', { exact: true }).waitFor();
      await page.route('**/create-order', (route) => route.abort());
      await button.click();
      await expectToast(page, 'Payment Failed', unable);
      await page.unroute('**/create-order');
    });

    await test.step('the provider fails: the message ends with the request ID', async () => {
      await reload(page);
      await page.getByText('Test mode', { exact: true }).waitFor();
      razorpay.faults.add({ path: '/v1/orders', kind: 'error', times: 2 });
      const responding = page.waitForResponse('**/create-order');
      await button.click();
      const response = await responding;
      const reference = `Reference: ${response.headers()['x-request-id']}`;
      const sentence = 'The payment service isn’t responding. Try again in a few minutes.';
      await expectToast(page, 'Payment Failed', `${sentence} ${reference}`);
      await expect(button).toBeEnabled();
    });

    await test.step('the response is lost: one order, and the checkout opens', async () => {
      razorpay.faults.add({ path: '/v1/orders', kind: 'lost' });
      await button.click();
      await expect(checkoutWindow(page).pay).toBeFocused();
      expect(razorpay.book.entities.orders.size).toBe(1);
    });
    expect(await ledgerKinds(server, id)).toEqual([]);
  },
);

test(
  "a payment that the page can't verify is applied by the webhook, and the page is updated",
  { tag: '@nightly' },
  async ({ page, context, server, razorpay }) => {
    const { id } = await openPricing(page, context, server);
    await page.route('**/verify-payment', (route) => {
      const body = { ...route.request().postDataJSON(), razorpay_signature: '0'.repeat(64) };
      return route.continue({ postData: JSON.stringify(body) });
    });
    razorpay.webhooks.behave({ isHeld: true });

    await page.getByRole('button', subscribe).click();
    await checkoutWindow(page).pay.click();

    await expectToast(page, 'Payment Verification Failed', 'Please contact support if amount was debited.');
    expect(await planOf(server, id)).toMatchObject({ tier: 'free' });
    await test.step('meanwhile the page says so, also after a reload, and offers no second payment', async () => {
      for (const isReloaded of [false, true]) {
        if (isReloaded) await reload(page);
        await expect(page.getByRole('status').getByText('We’re checking your payment')).toBeVisible();
        await expect(page.getByRole('button', subscribe)).toHaveCount(0);
      }
      expect(await findingsNow(page)).toEqual([]);
    });
    await razorpay.webhooks.release(['order.paid', 'payment.captured', 'payment.authorized']);
    expect((await ledger(server, id)).filter(({ kind }) => kind === 'paid')).toMatchObject([{ amount_cents: 3999 }]);
    expect(await planOf(server, id)).toMatchObject({ tier: 'explorer', status: 'active' });
    await expectToast(page, 'Payment Successful!', 'Welcome to Math Explorer! Your subscription is now active.');
    await expect(page.getByRole('region', { name: 'Your plan' }).getByText(/^Renews on /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay for more time' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('countertop.order.v1'))).toBeNull();
  },
);

test('the button is disabled once it is paid', { tag: '@nightly' }, async ({ page, context, server, razorpay }) => {
  await openPricing(page, context, server);
  // A 204 response keeps the browser on the current page.
  await page.route('**/dashboard', (route) => route.fulfill({ status: 204 }));

  await page.getByRole('button', subscribe).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  await checkoutWindow(page).pay.click();

  await expect(page.getByRole('button', { name: 'Paid, thank you' })).toBeDisabled();
  expect(razorpay.book.entities.orders.size).toBe(1);
  expect(razorpay.book.entities.payments.size).toBe(1);
});

test('the checkout window is usable at 320 and 1280 px', { tag: '@nightly' }, async ({ page, context, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPricing(page, context, server);
  await page.getByRole('button', subscribe).click();
  const { frame, pay, fail, close, error } = checkoutWindow(page);
  await fail.click();
  await error.filter({ hasText: 'insufficient' }).waitFor();

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await findingsNow(page)).toEqual([]);
    await fail.focus();
    for (const button of [pay, fail, close]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    for (const next of [close, pay, fail]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
  }
});
