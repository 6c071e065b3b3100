import { expect, type BrowserContext, type Page, type Response } from '@playwright/test';
import type { Theme } from './addresses.ts';
import { skipTutorial } from './player.ts';

/** Options of tests for visitors who haven't asked their system for less motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Sets the preferences of a returning visitor: in the cookie for the server, in local storage for the page. */
export async function prefer(context: BrowserContext, url: string, theme: Theme, textSize: 75 | 100 | 125 | 150 = 100) {
  const saved = { theme, textSize, reducedMotion: 'on', soundEnabled: false, gameSpeed: 'standard' };
  await context.addCookies([{ name: 'preferences', value: `${theme}.${textSize}.on`, url }]);
  await context.addInitScript((text) => {
    // Axe opens an empty page, which has no storage.
    if (!location.protocol.startsWith('http')) return;
    if (localStorage.getItem('countertop.preferences') === null) localStorage.setItem('countertop.preferences', text);
  }, JSON.stringify(saved));
}

/** Changes the theme of an open page as if from another tab, and waits for its colors. */
export async function changeTheme(page: Page, theme: Theme): Promise<void> {
  const textColor = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--text-default'));
  if ((await page.locator('html').getAttribute('data-theme')) === theme) return;
  const before = await textColor();
  await page.evaluate((chosen) => {
    const key = 'countertop.preferences';
    const saved = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...saved, theme: chosen }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, theme);
  await expect.poll(textColor).not.toBe(before);
}

/** Makes every visit look like a later one, after the sign-up offer was declined. */
export async function declineOffer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('countertop.sign-up.v1', 'dismissed');
  });
}

/** Signs in a demo account: by default the parent whose child has played. */
export async function signIn(context: BrowserContext, url: string, email = 'explorer@demo.example'): Promise<void> {
  const response = await context.request.post(`${url}/api/auth/sign-in`, {
    data: { email, password: 'demo counter 7' },
    headers: { Origin: url },
  });
  expect(response.status(), await response.text()).toBe(200);
}

interface OpenOptions {
  /** `html`: returns as soon as the server has answered, for pages without scripts or whose scripts are held back. */
  readonly until?: 'ready' | 'html';
  /** Leaves storage as it is. Otherwise the tutorial was skipped and the sign-up offer declined on an earlier visit. */
  readonly isFirstVisit?: boolean;
}

/**
 * Opens a page and waits until it is hydrated and waits for no code, the only way for a test to load an address. Returns the
 * server's response.
 */
export async function open(
  page: Page,
  path: string,
  { isFirstVisit = false, until = 'ready' }: OpenOptions = {},
): Promise<Response> {
  if (!isFirstVisit) {
    await skipTutorial(page.context());
    await declineOffer(page.context());
  }
  // A page with a file that hangs never fires `load`.
  const response = await page.goto(path, { waitUntil: 'commit' });
  if (until === 'ready') await ready(page);
  // Null only if the address differs from the current one in its hash.
  if (response === null) throw new Error(`${path} did not load a document.`);
  return response;
}

/** Holds back responses until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Loads the page again, waits as `open` does, and returns the response. */
export async function reload(page: Page): Promise<Response | null> {
  const response = await page.reload({ waitUntil: 'commit' });
  await ready(page);
  return response;
}

/**
 * Waits until the page is hydrated, shows the address and waits for no code. After a press that loads a document, wait for
 * something in it first: the page before was ready too.
 */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached();
}
