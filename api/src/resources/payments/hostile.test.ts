import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzRuns } from '../../../../tests/support/fuzz.ts';
import type { TestCaller } from '../../../test/server.ts';
import { type PaymentServer, errorMessageOf, startPaymentServer } from '../../../test/payments/payments.ts';

let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer();
});
afterAll(() => paying.end());

const strange = fc.oneof(
  fc.anything({ maxDepth: 2 }).filter((value) => typeof value !== 'bigint' && value !== undefined),
  fc.constantFrom('\u0000', '\ud800', "'; drop table payments; --", 'order_1|pay_1', -1, 1e308, 2 ** 53, {}, [], null),
);
const valid = {
  'create-order': { amount: 39.99, currency: 'USD', tier: 'explorer', isYearlyPlan: true },
  'verify-payment': {
    razorpay_order_id: 'order_1',
    razorpay_payment_id: 'pay_1',
    razorpay_signature: 'a'.repeat(64),
    userId: '7',
    tier: 'explorer',
    isYearlyPlan: true,
  },
} as const;

/** A valid call with one field changed, omitted or added. */
const malformed = fc.constantFrom('create-order', 'verify-payment').chain((target) =>
  fc
    .tuple(fc.oneof(fc.constantFrom(...Object.keys(valid[target])), fc.constant('__proto__'), fc.string()), strange)
    .filter(([field, value]) => JSON.stringify(Reflect.get(valid[target], field)) !== JSON.stringify(value))
    // A tiny difference rounds to the right amount.
    .filter(([field, value]) => field !== 'amount' || typeof value !== 'number' || Math.abs(value - 39.99) > 0.001)
    .map(([field, value]) => ({ target, body: { ...valid[target], [field]: value } })),
);

const json = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part));

it('rejects hostile calls with a 4xx error, and never calls the provider', async () => {
  const parents: TestCaller[] = [];
  // One by one: concurrent writers that wait for each other would use up all threads, and block the server, too.
  while (parents.length < 40) parents.push(await paying.server.signedIn());
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(malformed, async ({ target, body }) => {
      const { cookie } = parents[turn++ % parents.length] ?? { cookie: '' };
      const text = json(body);
      // JSON omits unsupported values, which may leave a valid call.
      fc.pre(text !== json(valid[target]));
      const response = await fetch(`${paying.server.url}/api/razorpay/${target}`, {
        method: 'POST',
        headers: { Cookie: cookie, 'Content-Type': 'application/json' },
        body: text,
      });

      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await errorMessageOf(response)).toMatch(/\.$/);
    }),
    { numRuns: fuzzRuns(600) },
  );

  expect(paying.razorpay.calls).toEqual([]);
  expect((await paying.tables()).orders).toEqual([]);
});

it('rejects forged webhook calls and stores nothing', async () => {
  const before = await paying.tables();

  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.json()),
      fc.oneof(fc.string(), fc.constant('a'.repeat(64))),
      async (body, given) => {
        const signature = given.replaceAll(/[^\x21-\x7e]/g, '');
        const response = await paying.sendRaw(body, { 'X-Razorpay-Signature': signature });

        expect(response.status).toBe(400);
      },
    ),
    { numRuns: fuzzRuns(300) },
  );

  expect(await paying.tables()).toEqual(before);
});
