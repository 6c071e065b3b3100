// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How a payment ends: `paid`, and the page verifies it; `leftAlone`: paid, but the page is closed, so only the webhook arrives;
 * `declined` by the bank; `dismissed`: the checkout is closed.
 * @typedef {'paid' | 'leftAlone' | 'declined' | 'dismissed'} Ending
 */

/**
 * @typedef {object} Shop
 * @property {string} url of the server
 * @property {string} root of the server: its mails are below
 * @property {import('../../tools/payments-sandbox/sandbox.mjs').Sandbox} razorpay
 */

const password = 'soup for seven customers';

/** Returns a function that sends requests and keeps cookies. @param {string} url of the server */
function browserAt(url) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  return async function call(/** @type {string} */ target, /** @type {object} */ body) {
    const response = await fetch(new URL(target, url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${target}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
}

/**
 * Waits for the confirmation email to an address, which is written after the response, and returns its token.
 * @param {string} root @param {string} email
 */
export async function emailedToken(root, email) {
  const folder = path.join(root, 'data', 'outbox');
  for (let tries = 0; tries < 200; tries += 1) {
    for (const name of await readdir(folder).catch(() => [])) {
      const text = await readFile(path.join(folder, name), 'utf8');
      const token = text.startsWith(`To: ${email}\n`) && /#confirm=([\w-]+)/.exec(text)?.[1];
      if (token) return token;
    }
    await wait(25);
  }
  throw new Error(`${email} got no email.`);
}

/**
 * Creates an account, confirms it and makes a payment: order, checkout, verification by the page (unless it is closed), webhooks.
 * Resolves when all webhooks are delivered.
 * @param {Shop} shop
 * @param {{ email: string, tier: string, isYearly: boolean, amount: number, ending: Ending }} purchase `amount` in dollars
 */
export async function buy({ url, root, razorpay }, { email, tier, isYearly, amount, ending }) {
  const call = browserAt(url);
  await call('/api/auth/sign-up', { email, isAdult: true });
  await call('/api/auth/confirm', { token: await emailedToken(root, email), password });
  const { id: userId } = await call('/api/auth/sign-in', { email, password });
  const plan = { tier, isYearlyPlan: isYearly };
  const { keyId, orderId } = await call('/api/razorpay/create-order', { amount, currency: 'USD', ...plan });
  if (ending === 'dismissed') return;
  const atProvider = browserAt(razorpay.url);
  const result = await atProvider(`/sandbox/${ending === 'declined' ? 'fail' : 'pay'}`, {
    key_id: keyId,
    order_id: orderId,
    email,
  });
  if (ending === 'paid') await call('/api/razorpay/verify-payment', { ...result, userId, ...plan });
  await razorpay.webhooks.idle();
}
