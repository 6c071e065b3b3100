// @ts-check
/* The test checkout, in a frame on the pricing page. */
import { readableOn } from './readableOn.js';

const query = new URLSearchParams(location.search);
/** The origin of the page that opened the checkout. Messages are exchanged only with it. */
const pageOrigin = query.get('opener') ?? '';
const ids = { order_id: query.get('order_id') ?? '', key_id: query.get('key_id') ?? '' };

/** @param {string} id */
function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
}
const pay = byId('pay');
const fail = byId('fail');
const closeButton = byId('close');
const messageLine = byId('message');

/** The page's options. @type {Record<string, any>} */
let options = {};
let isBusy = false;
let isClosed = false;

/** @param {Record<string, unknown>} message */
const send = (message) => window.parent.postMessage(message, pageOrigin);
const dismiss = () => {
  if (!isBusy) send({ type: 'dismissed' });
};

/**
 * Calls the sandbox. Rejects with Razorpay's error object.
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function request(path, init) {
  const response = await fetch(path, init);
  const body = await response.json();
  if (!response.ok) throw body.error;
  return body;
}

/** @param {boolean} value */
function setBusy(value) {
  isBusy = value;
  for (const button of [pay, fail]) button.setAttribute('aria-disabled', String(isBusy || isClosed));
}

/** @param {'pay' | 'fail'} action */
async function act(action) {
  if (isBusy || isClosed) return;
  setBusy(true);
  messageLine.textContent = '';
  const { email, contact } = options['prefill'] ?? {};
  const body = JSON.stringify({ ...ids, email, contact, description: options['description'] });
  const headers = { 'Content-Type': 'application/json' };
  try {
    const result = await request(`/sandbox/${action}`, { method: 'POST', headers, body });
    setBusy(false);
    if (action === 'pay') send({ type: 'paid', result });
    else {
      messageLine.textContent = result.error.description;
      send({ type: 'failed', response: result });
    }
  } catch (error) {
    setBusy(false);
    showError(error);
  }
}

/** Shows an error and disables paying. @param {any} error */
function showError(error) {
  isClosed = true;
  setBusy(false);
  messageLine.textContent =
    error?.description ?? 'The payment service could not be reached. Close this window and try again.';
}

async function show() {
  const { name, description, prefill, color, amount } = options;
  byId('seller').textContent = name || 'Payment';
  byId('description').textContent = description ?? '';
  byId('email').textContent = prefill?.email || 'no email';
  byId('order').textContent = ids.order_id;
  if (/^#[\da-f]{6}$/i.test(color)) {
    document.documentElement.style.setProperty('--brand', color);
    document.documentElement.style.setProperty('--on-brand', readableOn(color));
  }
  try {
    const order = await request(`/sandbox/order?${new URLSearchParams(ids)}`);
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: order.currency });
    const text = money.format(order.amount / 100);
    byId('amount').textContent = text;
    pay.textContent = `Pay ${text}`;
    if (order.status === 'paid') showError({ description: 'Payment already done for this order.' });
    else if (amount !== undefined && amount !== order.amount) {
      showError({ description: 'Your payment amount is different from your order amount.' });
    }
  } catch (error) {
    showError(error);
  }
  pay.closest('main')?.removeAttribute('hidden');
  (isClosed ? closeButton : pay).focus();
}

/** Keeps Tab within the dialog, because everything behind it is inert. @param {KeyboardEvent} event */
function keepFocus(event) {
  const stops = [...document.querySelectorAll('button')];
  const from = stops.findIndex((stop) => stop === document.activeElement);
  const to = stops.at((from + (event.shiftKey ? -1 : 1)) % stops.length);
  event.preventDefault();
  to?.focus();
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== pageOrigin || source !== window.parent || data.type !== 'open') return;
  options = data.options;
  void show();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && options['closesByEscape']) dismiss();
  if (event.key === 'Tab') keepFocus(event);
});
document.addEventListener('click', ({ target }) => {
  if (target === document.body && options['closesByBackdrop']) dismiss();
});
pay.addEventListener('click', () => void act('pay'));
fail.addEventListener('click', () => void act('fail'));
closeButton.addEventListener('click', dismiss);
send({ type: 'ready' });
