import { type FrameLocator, type Locator, type Page } from '@playwright/test';
import { startServer, type Server } from '../../tools/serve.mjs';
import { test as base } from './house.ts';
import { startSandbox, type Sandbox } from '../../tools/payments-sandbox/sandbox.mjs';

/** A server of the test's own that takes payments, and the stand-in for Razorpay that they are made with. */
export const test = base.extend<{ razorpay: Sandbox; server: Server }>({
  razorpay: async ({}, use) => {
    const razorpay = await startSandbox({ webhookTimes: { firstRetryMs: 100 } });
    await use(razorpay);
    await razorpay.stop();
  },
  server: async ({ razorpay }, use) => {
    const server = await startServer({ ...razorpay.environment, LOG_LEVEL: 'debug' });
    razorpay.webhooks.sendTo(`${server.url}/api/razorpay/webhook`);
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

/** The parts of the provider's window by the names a person hears. */
export interface CheckoutWindow {
  readonly dialog: Locator;
  readonly frame: FrameLocator;
  readonly pay: Locator;
  readonly fail: Locator;
  readonly close: Locator;
  readonly said: Locator;
}

/** The provider's window over a page. */
export function checkoutWindow(page: Page): CheckoutWindow {
  const dialog = page.getByRole('dialog', { name: 'Test payment' });
  const frame = page.frameLocator('iframe[title="Test payment"]');
  return {
    dialog,
    frame,
    pay: frame.getByRole('button', { name: 'Pay' }),
    fail: frame.getByRole('button', { name: 'Fail' }),
    close: frame.getByRole('button', { name: 'Close' }),
    said: frame.getByRole('alert'),
  };
}
