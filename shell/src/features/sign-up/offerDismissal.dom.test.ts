import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const storageKey = 'countertop.sign-up.v1';
const warn = vi.fn<typeof console.warn>();

/** Simulates a page load. */
async function load() {
  vi.resetModules();
  return import('./offerDismissal.ts');
}

beforeEach(() => {
  localStorage.clear();
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => vi.restoreAllMocks());

it('remembers that the offer was closed', async () => {
  const first = await load();
  expect(first.wasOfferDismissed()).toBe(false);

  first.dismissOffer();

  expect(first.wasOfferDismissed()).toBe(true);
  expect((await load()).wasOfferDismissed()).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

it.each(['', 'true', '{"dismissed":true}', 'Dismissed'])('ignores %j in the storage', async (text) => {
  localStorage.setItem(storageKey, text);

  expect((await load()).wasOfferDismissed()).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});

it('remembers until the next page load if storage is blocked', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const page = await load();
  expect(page.wasOfferDismissed()).toBe(false);

  page.dismissOffer();

  expect(page.wasOfferDismissed()).toBe(true);
  expect((await load()).wasOfferDismissed()).toBe(false);
});
