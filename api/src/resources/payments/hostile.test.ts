import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestCaller } from '../../../test/server.ts';
import { type PayingServer, sentenceOf, startPaying } from '../../../test/payments/payments.ts';

let paying: PayingServer;
beforeAll(async () => {
  paying = await startPaying();
});
afterAll(() => paying.end());

const strange = fc.oneof(
  fc.anything({ maxDepth: 2 }).filter((value) => typeof value !== 'bigint' && value !== undefined),
  fc.constantFrom('\u0000', '\ud800', "'; drop table payments; --", 'order_1|pay_1', -1, 1e308, 2 ** 53, {}, [], null),
);
const right = {
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

/** A call that is right but for one field, which is spoilt, left out or added. */
const spoilt = fc.constantFrom('create-order', 'verify-payment').chain((target) =>
  fc
    .tuple(fc.oneof(fc.constantFrom(...Object.keys(right[target])), fc.constant('__proto__'), fc.string()), strange)
    .filter(([field, value]) => JSON.stringify(Reflect.get(right[target], field)) !== JSON.stringify(value))
    // The smallest part of a cent is none.
    .filter(([field, value]) => field !== 'amount' || typeof value !== 'number' || Math.abs(value - 39.99) > 0.001)
    .map(([field, value]) => ({ target, body: { ...right[target], [field]: value } })),
);

const json = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part));

it(
  'refuses 600 hostile calls with a sentence, never with 5xx, and asks the provider nothing',
  { timeout: 60_000 },
  async () => {
    const parents: TestCaller[] = [];
    // One by one: writers that wait for each other take every thread, and then the server can write nothing either.
    while (parents.length < 40) parents.push(await paying.server.signedIn());
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(spoilt, async ({ target, body }) => {
        const { cookie } = parents[turn++ % parents.length] ?? { cookie: '' };
        const text = json(body);
        // What JSON cannot hold is left out, and may leave a call that is right.
        fc.pre(text !== json(right[target]));
        const response = await fetch(`${paying.server.url}/api/razorpay/${target}`, {
          method: 'POST',
          headers: { Cookie: cookie, 'Content-Type': 'application/json' },
          body: text,
        });

        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(await sentenceOf(response)).toMatch(/\.$/);
      }),
      { numRuns: 600 },
    );

    expect(paying.razorpay.calls).toEqual([]);
    expect((await paying.books()).orders).toEqual([]);
  },
);

it('refuses 300 hostile calls in the provider’s name, and stores nothing', { timeout: 60_000 }, async () => {
  const before = await paying.books();

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
    { numRuns: 300 },
  );

  expect(await paying.books()).toEqual(before);
});
