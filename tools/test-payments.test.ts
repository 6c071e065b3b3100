import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { areTestPaymentsWanted, keptIn, webhookUrl } from './test-payments.mjs';

describe('test payments', () => {
  it('are available by default', () => {
    expect(areTestPaymentsWanted({})).toBe(true);
    expect(areTestPaymentsWanted({ NODE_ENV: 'development', RAZORPAY_KEY_ID: '' })).toBe(true);
  });

  it.each([
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { TRUSTED_PROXIES: '1' },
    { PUBLIC_ORIGIN: 'https://countertop.example' },
    { RAZORPAY_KEY_ID: 'rzp_live_key' },
    { RAZORPAY_KEY_SECRET: 'alone' },
    { RAZORPAY_WEBHOOK_SECRET: 'alone' },
  ])('are off with %j', (env) => {
    expect(areTestPaymentsWanted(env)).toBe(false);
  });

  it('send webhooks to the address of the server', () => {
    const webhookPath = '/api/razorpay/webhook';

    expect(webhookUrl('127.0.0.1', 3000)).toBe(`http://127.0.0.1:3000${webhookPath}`);
    expect(webhookUrl('0.0.0.0', 3000)).toBe(`http://127.0.0.1:3000${webhookPath}`);
    expect(webhookUrl('::', 3000)).toBe(`http://127.0.0.1:3000${webhookPath}`);
    expect(webhookUrl('::1', 3000)).toBe(`http://[::1]:3000${webhookPath}`);
  });

  it('are stored next to the database', () => {
    expect(keptIn({})).toBe(path.join(root, 'data/test-payments.json'));
    expect(keptIn({ DATABASE_URL: 'postgres://db.example/countertop' })).toBe(keptIn({}));
    expect(keptIn({ DATABASE_URL: '/srv/a/countertop.sqlite' })).toBe('/srv/a/test-payments.json');
  });
});
