import { type FrameLocator, type Locator, type Page } from '@playwright/test';
import { startServer, type Server } from '../../tools/serve.mjs';
import { test as base } from './test.ts';
import { startSandbox, type Sandbox } from '../../tools/payments-sandbox/sandbox.mjs';

/** Each test has its own server with payments, database and payments sandbox. */
export const test = base.extend<{ razorpay: Sandbox; server: Server }>({
  razorpay: async ({}, use) => {
    const sandbox = await startSandbox({ webhookTimes: { firstRetryMs: 100 } });
    await use(sandbox);
    await sandbox.webhooks.idle();
    await sandbox.stop();
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

/** The parts of the checkout window, found by accessible name. */
export interface CheckoutWindow {
  readonly dialog: Locator;
  readonly frame: FrameLocator;
  readonly pay: Locator;
  readonly fail: Locator;
  readonly close: Locator;
  readonly error: Locator;
}

export function checkoutWindow(page: Page): CheckoutWindow {
  const dialog = page.getByRole('dialog', { name: 'Test payment' });
  const frame = page.frameLocator('iframe[title="Test payment"]');
  return {
    dialog,
    frame,
    pay: frame.getByRole('button', { name: 'Pay' }),
    fail: frame.getByRole('button', { name: 'Fail' }),
    close: frame.getByRole('button', { name: 'Close' }),
    error: frame.getByRole('alert'),
  };
}
