import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../tools/run.mjs';
import { buyYear, openPricing } from '../../support/payments.ts';
import { test } from '../../support/paymentServer.ts';
import { expect } from '../../support/test.ts';

/** Returns every file that is served to browsers. */
function servedFiles(): readonly string[] {
  return ['shell/dist', 'mf-game/dist', 'mf-account/dist', 'mf-admin/dist'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|json|html|css|map|txt)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
}

test('secrets are in no file, response or log', async ({ page, context, server, razorpay }) => {
  const { RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = razorpay.environment;
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().startsWith(server.url)) bodies.push(answer.text().catch(() => ''));
  });

  await openPricing(page, context, server);
  razorpay.faults.add({ path: '/v1/orders', kind: 'error', times: 2 });
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Payment Failed', { exact: true }).waitFor();
  await buyYear(page);
  await razorpay.webhooks.idle();

  const log = server.program.output();
  const responses = (await Promise.all(bodies)).join('\n');
  expect(log, 'something is logged').toContain('/api/razorpay/verify-payment');
  expect(responses).toContain(razorpay.environment.RAZORPAY_KEY_ID);
  const [payment] = razorpay.book.entities.payments.values();
  const signature = payment && razorpay.resultOf(payment).razorpay_signature;
  for (const secret of [keySecret, webhookSecret, signature ?? '', btoa(`rzp_test_sandbox:${keySecret}`)]) {
    expect(log.includes(secret), 'log').toBe(false);
    expect(responses.includes(secret), 'bodies').toBe(false);
  }
  const files = servedFiles();
  expect(files.length).toBeGreaterThan(20);
  const secretPattern = /key_?secret|webhook_?secret|rzp_live_/i;
  expect(files.filter((file) => secretPattern.test(readFileSync(file, 'utf8')))).toEqual([]);
});
