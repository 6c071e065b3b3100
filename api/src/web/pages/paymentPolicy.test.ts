import { pagePaths } from '@countertop/contract/site/pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const keys = { RAZORPAY_KEY_ID: 'rzp_test_a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };

let open: TestServer;
let closed: TestServer;
beforeAll(async () => {
  [open, closed] = await Promise.all([startTestServer({ environment: keys }), startTestServer()]);
});
afterAll(() => Promise.all([open.end(), closed.end()]));

async function policyOf({ url }: TestServer, path: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`${url}${path}`);
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ', 1)[0], part.slice(part.indexOf(' ') + 1)]),
  );
}

it.each(['/pricing', '/PRICING', '/Pricing/'])(
  'allows only the provider’s hosts on %s, and reports what it blocks',
  async (path) => {
    const [policy, plain] = [await policyOf(open, path), await policyOf(open, '/')];

    const { 'style-src': style = '', ...rest } = plain;
    delete rest['require-trusted-types-for'];
    delete rest['trusted-types'];
    expect({ ...policy, 'style-src': style }).toEqual({
      ...rest,
      'style-src': style,
      'script-src': "'self' https://checkout.razorpay.com https://cdn.razorpay.com",
      'img-src': "'self' data: https://cdn.razorpay.com",
      'style-src-attr': "'unsafe-inline'",
      'frame-src': 'https://checkout.razorpay.com https://api.razorpay.com',
      'connect-src':
        "'self' https://checkout.razorpay.com https://api.razorpay.com https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com",
      'report-uri': '/api/policy-reports',
      'report-to': 'blocked',
    });
  },
);

it('does not allow the payment provider anywhere else (promise:ad-free)', async () => {
  for (const path of [...pagePaths, '/nothing', '/pricing/more']) {
    if (path === '/pricing') continue;
    const { headers } = await fetch(`${open.url}${path}`);

    expect(JSON.stringify([...headers]), path).not.toContain('razorpay');
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect(headers.get('permissions-policy'), path).toContain('payment=()');
  }
});

it('allows the bank’s popup and the provider’s frame on payment pages', async () => {
  const { headers } = await fetch(`${open.url}/pricing`);

  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('permissions-policy')).toContain('payment=("https://api.razorpay.com")');
});

/** Requests of the real checkout, as shops reported them (razorpay-magento issues 199, 537, 542). */
const requests = [
  ['script-src', 'https://checkout.razorpay.com/v1/checkout.js'],
  ['script-src', 'https://cdn.razorpay.com/static/cx/razorpay-risk-detection/bundle.js'],
  ['img-src', 'https://cdn.razorpay.com/logos/shop.png'],
  ['frame-src', 'https://api.razorpay.com/v1/checkout/public'],
  ['connect-src', 'https://lumberjack.razorpay.com/v1/track'],
  ['connect-src', 'https://lumberjack-metrics.razorpay.com/v1/frontend-metrics'],
] as const;

it.each(requests)('lets the checkout use %s for %s on the pricing page, and nowhere else', async (directive, url) => {
  const [pricing, home] = await Promise.all(['/pricing', '/'].map((path) => policyOf(open, path)));

  const { origin } = new URL(url);
  expect(pricing?.[directive]?.split(' ')).toContain(origin);
  expect((home?.[directive] ?? '').split(' ')).not.toContain(origin);
});

it('tells browsers where to report what a payment page blocks', async () => {
  const [pricing, home] = await Promise.all(['/pricing', '/'].map((path) => fetch(`${open.url}${path}`)));

  expect(pricing?.headers.get('reporting-endpoints')).toBe('blocked="/api/policy-reports"');
  expect(home?.headers.get('reporting-endpoints')).toBeNull();
});

it('allows only the stand-in if the checkout is at another address', async () => {
  const checkout = { RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:1/checkout.js', RAZORPAY_API_URL: 'http://127.0.0.1:1' };
  const server = await startTestServer({ environment: { ...keys, ...checkout } });

  const { 'script-src': script, 'connect-src': connect } = await policyOf(server, '/pricing');
  await server.end();

  expect([script, connect]).toEqual(["'self' http://127.0.0.1:1", "'self' http://127.0.0.1:1"]);
});

it('allows no payment provider if payments are off', async () => {
  const { headers } = await fetch(`${closed.url}/pricing`);

  expect(JSON.stringify([...headers])).not.toContain('razorpay');
  expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
});
