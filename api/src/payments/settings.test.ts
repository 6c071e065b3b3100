import { expect, it } from 'vitest';
import { readEnvironment } from '../env.ts';

const keys = { RAZORPAY_KEY_ID: 'rzp_test_a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };
const live = { ...keys, RAZORPAY_KEY_ID: 'rzp_live_a' };
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_ORIGIN: 'https://countertop.example',
};
const here = 'http://127.0.0.1:4301';
const read = (environment: Record<string, string>) => readEnvironment(environment, '/').payments;

it('knows no payments without keys, also in production', () => {
  expect([read({}), read(production)]).toEqual([null, null]);
});

it('asks Razorpay itself unless told otherwise', () => {
  expect(read({ ...production, ...live })).toEqual({
    keyId: 'rzp_live_a',
    keySecret: 'b',
    webhookSecret: 'c',
    apiUrl: 'https://api.razorpay.com',
    checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    mode: 'live',
  });
});

it('may ask this very machine with a key for trying', () => {
  const elsewhere = { RAZORPAY_API_URL: here, RAZORPAY_CHECKOUT_URL: `${here}/v1/checkout.js` };

  expect(read({ ...keys, ...elsewhere })).toMatchObject({ apiUrl: here, mode: 'test' });
  expect(read({ ...production, ...keys, ...elsewhere })).toMatchObject({ apiUrl: here, mode: 'test' });
});

it.each<[string, Record<string, string>, string]>([
  [
    'a key without secrets',
    { RAZORPAY_KEY_ID: 'rzp_test_a' },
    'RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set beside RAZORPAY_KEY_ID.',
  ],
  [
    'a webhook secret that is missing',
    { ...keys, RAZORPAY_WEBHOOK_SECRET: '' },
    'RAZORPAY_WEBHOOK_SECRET must be set beside',
  ],
  ['a key of somebody else', { ...keys, RAZORPAY_KEY_ID: 'sk_live_1' }, 'RAZORPAY_KEY_ID must be a key of Razorpay'],
  ['an address that is none', { ...keys, RAZORPAY_API_URL: 'here' }, 'RAZORPAY_API_URL must be a web address'],
  ['a live key and another address', { ...live, RAZORPAY_API_URL: here }, 'RAZORPAY_API_URL may lead elsewhere'],
  [
    'a live key and another script',
    { ...live, RAZORPAY_CHECKOUT_URL: `${here}/x.js` },
    'RAZORPAY_CHECKOUT_URL may lead elsewhere',
  ],
  [
    'a name that only ends like theirs',
    { ...live, RAZORPAY_API_URL: 'https://evilrazorpay.com' },
    'RAZORPAY_API_URL may lead elsewhere',
  ],
  [
    'their name without encryption',
    { ...live, RAZORPAY_API_URL: 'http://api.razorpay.com' },
    'RAZORPAY_API_URL may lead elsewhere',
  ],
  [
    'production and another machine',
    { ...production, ...keys, RAZORPAY_API_URL: 'https://pay.example' },
    'RAZORPAY_API_URL may lead elsewhere',
  ],
])('says what is wrong with %s', (_, environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});
