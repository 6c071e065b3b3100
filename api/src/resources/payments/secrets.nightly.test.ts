import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleChild, firstLine, startChild } from '../../../test/payments/child.ts';
import { eventText, startPaymentServer } from '../../../test/payments/payments.ts';
import { sign } from '../../../../tools/payments-sandbox/signature.mjs';

it('keeps secrets and signatures out of logs and responses', async () => {
  const paying = await startPaymentServer();
  const { environment, book, faults } = paying.razorpay;
  const parent = await paying.server.signedIn();
  // Only one server can use a SQLite file.
  await paying.server.close();
  const env = { ...environment, ...paying.server.databaseEnvironment, LOG_LEVEL: 'trace' };
  const child = startChild(await bundleChild('secrets-test'), paying.server.root, ['serve', 'none', '0'], env);
  const output: string[] = [];
  child.stdout?.on('data', (text) => output.push(String(text)));
  const url = await firstLine(child, (line) => line.startsWith('http'));
  const post = async (target: string, body: string, headers: Record<string, string> = {}) => {
    const sent = { Cookie: parent.cookie, 'Content-Type': 'application/json', ...headers };
    const response = await fetch(`${url}/api/razorpay/${target}`, { method: 'POST', headers: sent, body });
    output.push(await response.text(), JSON.stringify([...response.headers]));
    return response.status;
  };
  const choice = { tier: 'explorer', isYearlyPlan: true };
  const order = JSON.stringify({ amount: 39.99, currency: 'USD', ...choice });

  faults.add({ path: '/v1/orders', kind: 'error', status: 400 });
  const statuses = [await post('create-order', order), await post('create-order', order)];
  const [orderId = ''] = book.entities.orders.keys();
  const payment = book.pay(orderId);
  const result = paying.razorpay.resultOf(payment);
  const verify = JSON.stringify({ ...result, userId: parent.id, ...choice });
  faults.add({ path: /^\/v1/, kind: 'down', times: 2 });
  statuses.push(await post('create-order', order), await post('verify-payment', verify));
  const event = eventText('payment.captured', payment);
  const signature = sign(event, environment.RAZORPAY_WEBHOOK_SECRET);
  statuses.push(await post('webhook', event, { 'X-Razorpay-Signature': 'a'.repeat(64) }));
  statuses.push(
    await post('webhook', event, { 'X-Razorpay-Signature': signature }),
    await post('verify-payment', verify),
  );
  child.kill('SIGKILL');
  await paying.end();

  expect(statuses).toEqual([503, 200, 503, 503, 400, 200, 200]);
  const all = output.join('\n');
  expect(all).toContain('the payment service rejected an order');
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = environment;
  const basic = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  for (const secret of [keySecret, environment.RAZORPAY_WEBHOOK_SECRET, basic, signature, result.razorpay_signature])
    expect(all).not.toContain(secret);
});

it('keeps the secrets out of browser code', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const folders = ['shell', 'mf-game', 'mf-account', 'mf-admin', 'api/client', 'api/contract'];
  const files = folders
    .flatMap((folder) => [`${folder}/src`, `${folder}/dist`])
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(root, folder, name),
      ),
    )
    .filter((name) => /\.(?:tsx?|m?js|json|html|css|map)$/.test(name));

  expect(files.length).toBeGreaterThan(200);
  const leaks = files.filter((file) => /key_?secret|RAZORPAY_(?:KEY|WEBHOOK)_SECRET/i.test(readFileSync(file, 'utf8')));
  expect(leaks).toEqual([]);
});
