import { expect, it } from 'vitest';
import { readEnvironment } from '../../../platform/config/env.ts';

const keys = { RAZORPAY_KEY_ID: 'rzp_test_a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };
const mail = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Countertop <hello@countertop.example>',
  SUPPORT_EMAIL: 'help@countertop.example',
};
const live = { ...keys, ...mail, RAZORPAY_KEY_ID: 'rzp_live_a' };
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: '3q8Zx1Kd+fW7yTn0RbLs5uVg2HcPmEja',
  PUBLIC_ORIGIN: 'https://countertop.example',
};
const local = { ...production, PUBLIC_ORIGIN: 'http://localhost:3000' };
const here = 'http://127.0.0.1:4301';
const read = (environment: Record<string, string>) => readEnvironment(environment, '/').payments;

it('accepts events signed with the earlier webhook secret during a change', () => {
  const both = read({ ...keys, RAZORPAY_WEBHOOK_SECRET_EARLIER: 'd' });

  expect(both?.webhookSecrets).toEqual(['c', 'd']);
  expect(() => read({ RAZORPAY_WEBHOOK_SECRET_EARLIER: 'd' })).toThrow('RAZORPAY_WEBHOOK_SECRET must be set');
});

it('disables payments without keys, even in production', () => {
  expect([read({}), read(production)]).toEqual([null, null]);
});

it('uses the real Razorpay by default', () => {
  expect(read({ ...production, ...live })).toEqual({
    keyId: 'rzp_live_a',
    keySecret: 'b',
    webhookSecrets: ['c'],
    apiUrl: 'https://api.razorpay.com',
    checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    mode: 'live',
  });
});

it('allows a local sandbox with a test key', () => {
  const sandbox = { RAZORPAY_API_URL: here, RAZORPAY_CHECKOUT_URL: `${here}/v1/checkout.js` };

  expect(read({ ...keys, ...sandbox })).toMatchObject({ apiUrl: here, mode: 'test' });
  const allowed = { ...local, ...keys, ...sandbox, ALLOW_TEST_PAYMENTS: 'yes' };
  expect(read(allowed)).toMatchObject({ apiUrl: here, mode: 'test' });
});

it.each<[string, Record<string, string>, string]>([
  [
    'a key without secrets',
    { RAZORPAY_KEY_ID: 'rzp_test_a' },
    'RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set along with RAZORPAY_KEY_ID.',
  ],
  [
    'a webhook secret that is missing',
    { ...keys, RAZORPAY_WEBHOOK_SECRET: '' },
    'RAZORPAY_WEBHOOK_SECRET must be set along with',
  ],
  ['a key of somebody else', { ...keys, RAZORPAY_KEY_ID: 'sk_live_1' }, 'RAZORPAY_KEY_ID must be a Razorpay key'],
  ['an invalid address', { ...keys, RAZORPAY_API_URL: 'here' }, 'RAZORPAY_API_URL must be a web address'],
  [
    'a live key and another address',
    { ...live, RAZORPAY_API_URL: here },
    'RAZORPAY_API_URL must be at https://….razorpay.com',
  ],
  [
    'a live key and another script',
    { ...live, RAZORPAY_CHECKOUT_URL: `${here}/x.js` },
    'RAZORPAY_CHECKOUT_URL must be at https://….razorpay.com',
  ],
  [
    'a host name that only ends like Razorpay’s',
    { ...live, RAZORPAY_API_URL: 'https://evilrazorpay.com' },
    'RAZORPAY_API_URL must be at https://….razorpay.com',
  ],
  [
    'Razorpay’s host without HTTPS',
    { ...live, RAZORPAY_API_URL: 'http://api.razorpay.com' },
    'RAZORPAY_API_URL must be at https://….razorpay.com',
  ],
  [
    'a sandbox on another machine in production',
    { ...local, ...keys, ALLOW_TEST_PAYMENTS: 'yes', RAZORPAY_API_URL: 'https://pay.example' },
    'RAZORPAY_API_URL must be at https://….razorpay.com',
  ],
  ['a test key in production', { ...production, ...keys }, 'RAZORPAY_KEY_ID must be a live key'],
  [
    'a test key on a public server, even if allowed',
    { ...production, ...keys, ALLOW_TEST_PAYMENTS: 'yes' },
    'ALLOW_TEST_PAYMENTS only works on a server that other machines cannot reach: remove it, or PUBLIC_ORIGIN.',
  ],
  ['an invalid switch', { ALLOW_TEST_PAYMENTS: 'true' }, 'ALLOW_TEST_PAYMENTS must be yes'],
  [
    'live payments without email',
    { ...keys, RAZORPAY_KEY_ID: 'rzp_live_a' },
    'SMTP_URL, MAIL_FROM (an address of your domain), SUPPORT_EMAIL must be set for live payments',
  ],
  [
    'live payments with a no-reply sender',
    { ...live, MAIL_FROM: 'Countertop <no-reply@localhost>' },
    'MAIL_FROM (an address of your domain) must be set for live payments',
  ],
])('rejects %s', (_, environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});
