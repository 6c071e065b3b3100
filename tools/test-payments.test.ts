import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { areTestPaymentsWanted, keptIn, webhookUrl } from './test-payments.mjs';

describe('payments without money', () => {
  it('are there for who tries the product', () => {
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
  ])('are not there with %j', (env) => {
    expect(areTestPaymentsWanted(env)).toBe(false);
  });

  it('tell the server where it listens', () => {
    const told = '/api/razorpay/webhook';

    expect(webhookUrl('127.0.0.1', 3000)).toBe(`http://127.0.0.1:3000${told}`);
    expect(webhookUrl('0.0.0.0', 3000)).toBe(`http://127.0.0.1:3000${told}`);
    expect(webhookUrl('::', 3000)).toBe(`http://127.0.0.1:3000${told}`);
    expect(webhookUrl('::1', 3000)).toBe(`http://[::1]:3000${told}`);
  });

  it('are kept beside the database', () => {
    expect(keptIn({})).toBe(path.join(root, 'data/test-payments.json'));
    expect(keptIn({ DATABASE_URL: 'postgres://db.example/countertop' })).toBe(keptIn({}));
    expect(keptIn({ DATABASE_URL: '/srv/a/countertop.sqlite' })).toBe('/srv/a/test-payments.json');
  });
});
