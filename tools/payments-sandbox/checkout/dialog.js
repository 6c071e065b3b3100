// @ts-check
/* The window of the test checkout, in a frame of the page that takes the payment. */
import { readableOn } from './readableOn.js';

const query = new URLSearchParams(location.search);
/** The page we speak with; nobody else is heard, and nobody else hears us. */
const page = query.get('opener') ?? '';
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
const said = byId('said');

/** What the page asked for. @type {Record<string, any>} */
let options = {};
let isBusy = false;
let isClosed = false;

/** @param {Record<string, unknown>} message */
const tell = (message) => window.parent.postMessage(message, page);
const dismiss = () => {
  if (!isBusy) tell({ type: 'dismissed' });
};

/**
 * Asks the stand-in; rejects with Razorpay's error.
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function ask(path, init) {
  const answer = await fetch(path, init);
  const body = await answer.json();
  if (!answer.ok) throw body.error;
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
  said.textContent = '';
  const { email, contact } = options['prefill'] ?? {};
  const body = JSON.stringify({ ...ids, email, contact, description: options['description'] });
  const headers = { 'Content-Type': 'application/json' };
  try {
    const answer = await ask(`/stand-in/${action}`, { method: 'POST', headers, body });
    setBusy(false);
    if (action === 'pay') tell({ type: 'paid', result: answer });
    else {
      said.textContent = answer.error.description;
      tell({ type: 'failed', response: answer });
    }
  } catch (error) {
    setBusy(false);
    refuse(error);
  }
}

/** Nothing can be paid here. @param {any} error */
function refuse(error) {
  isClosed = true;
  setBusy(false);
  if (said)
    said.textContent = error?.description ?? 'The payment could not be reached. Close this window and try again.';
}

async function show() {
  const { name, description, prefill, color, amount } = options;
  byId('seller').textContent = name || 'Payment';
  byId('description').textContent = description ?? '';
  byId('email').textContent = prefill?.email || 'nobody';
  byId('order').textContent = ids.order_id;
  if (/^#[\da-f]{6}$/i.test(color)) {
    document.documentElement.style.setProperty('--brand', color);
    document.documentElement.style.setProperty('--on-brand', readableOn(color));
  }
  try {
    const order = await ask(`/stand-in/order?${new URLSearchParams(ids)}`);
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: order.currency });
    const text = money.format(order.amount / 100);
    byId('amount').textContent = text;
    pay.textContent = `Pay ${text}`;
    if (order.status === 'paid') refuse({ description: 'Payment already done for this order.' });
    else if (amount !== undefined && amount !== order.amount) {
      refuse({ description: 'Your payment amount is different from your order amount.' });
    }
  } catch (error) {
    refuse(error);
  }
  pay.closest('main')?.removeAttribute('hidden');
  (isClosed ? closeButton : pay).focus();
}

/** Tab goes round in here: behind the window everything is inert. @param {KeyboardEvent} event */
function keepFocus(event) {
  const stops = [...document.querySelectorAll('button')];
  const from = stops.findIndex((stop) => stop === document.activeElement);
  const to = stops.at((from + (event.shiftKey ? -1 : 1)) % stops.length);
  event.preventDefault();
  to?.focus();
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== page || source !== window.parent || data.type !== 'open') return;
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
tell({ type: 'ready' });
