import { findingsNow } from '../support/axe.ts';
import { openPricing } from '../support/payments.ts';
import { checkoutWindow, test } from '../support/paymentServer.ts';
import { expect } from '../support/test.ts';

const subscribe = { name: 'Subscribe' };

test('the button is disabled once it is paid', async ({ page, context, server, razorpay }) => {
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

test('the checkout window is usable at 320 and 1280 px', async ({ page, context, server }) => {
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
