// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How a payment ends: `paid`, and the page says so; `leftAlone`: paid, but the page was closed before it could, so that only
 * the provider tells; `declined` by the bank; `dismissed`: the provider's window was closed.
 * @typedef {'paid' | 'leftAlone' | 'declined' | 'dismissed'} Ending
 */

/**
 * Where somebody buys.
 * @typedef {object} Shop
 * @property {string} url of the server
 * @property {string} root of the server: its mails are below
 * @property {import('../../tools/payments-sandbox/sandbox.mjs').Sandbox} razorpay
 */

const password = 'soup for seven guests';

/** A browser that keeps its cookies. @param {string} url of the server */
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
    if (!response.ok) throw new Error(`${target} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
}

/**
 * What the link of the mail to an address proves. Mails are written after the answer.
 * @param {string} root @param {string} email
 */
export async function tokenMailedTo(root, email) {
  const folder = path.join(root, 'data', 'outbox');
  for (let tries = 0; tries < 200; tries += 1) {
    for (const name of await readdir(folder).catch(() => [])) {
      const mail = await readFile(path.join(folder, name), 'utf8');
      const token = mail.startsWith(`To: ${email}\n`) && /#confirm=([\w-]+)/.exec(mail)?.[1];
      if (token) return token;
    }
    await wait(25);
  }
  throw new Error(`${email} got no mail.`);
}

/**
 * Somebody makes an account, confirms it and goes through a payment: order, the provider's window, the word of the page
 * (unless it is closed), the word of the provider. Resolves once the provider has told everything.
 * @param {Shop} shop
 * @param {{ email: string, tier: string, isYearly: boolean, amount: number, ending: Ending }} wanted `amount` in dollars
 */
export async function buy({ url, root, razorpay }, { email, tier, isYearly, amount, ending }) {
  const call = browserAt(url);
  await call('/api/auth/sign-up', { email, isAdult: true });
  await call('/api/auth/confirm', { token: await tokenMailedTo(root, email), password });
  const { id: userId } = await call('/api/auth/sign-in', { email, password });
  const plan = { tier, isYearlyPlan: isYearly };
  const { keyId, orderId } = await call('/api/razorpay/create-order', { amount, currency: 'USD', ...plan });
  if (ending === 'dismissed') return;
  const atProvider = browserAt(razorpay.url);
  const said = await atProvider(`/sandbox/${ending === 'declined' ? 'fail' : 'pay'}`, {
    key_id: keyId,
    order_id: orderId,
    email,
  });
  if (ending === 'paid') await call('/api/razorpay/verify-payment', { ...said, userId, ...plan });
  await razorpay.webhooks.idle();
}
