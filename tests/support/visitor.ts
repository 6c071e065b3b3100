import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Theme } from './addresses.ts';
import { skipTutorial } from './player.ts';

/** Gives a browser the choices of a returning visitor: in the cookie for the server, in storage for the page. */
export async function prefer(context: BrowserContext, url: string, theme: Theme, textSize: 75 | 100 | 125 | 150 = 100) {
  const saved = { theme, textSize, reducedMotion: 'on', soundEnabled: false, gameSpeed: 'standard' };
  await context.addCookies([{ name: 'preferences', value: `${theme}.${textSize}.on`, url }]);
  await context.addInitScript((text) => {
    // Axe opens an empty page of its own, which has no storage.
    if (!location.protocol.startsWith('http')) return;
    if (localStorage.getItem('countertop.preferences') === null) localStorage.setItem('countertop.preferences', text);
  }, JSON.stringify(saved));
}

/** Changes the theme of an open page, as another tab does that saves one. Resolves when its colours are there. */
export async function changeTheme(page: Page, theme: Theme): Promise<void> {
  const look = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--text-default'));
  if ((await page.locator('html').getAttribute('data-theme')) === theme) return;
  const before = await look();
  await page.evaluate((chosen) => {
    const key = 'countertop.preferences';
    const saved = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...saved, theme: chosen }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, theme);
  await expect.poll(look).not.toBe(before);
}

/** A browser that goes on without an account, as on every visit but the first. */
export async function declineOffer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('countertop.sign-up.v1', 'dismissed');
  });
}

/** Signs in one of those whom a server on this machine makes for trying it: the parent with a played history. */
export async function signIn(context: BrowserContext, url: string, email = 'explorer@demo.example'): Promise<void> {
  const answer = await context.request.post(`${url}/api/auth/sign-in`, {
    data: { email, password: 'demo counter 7' },
    headers: { Origin: url },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Opens a page as on a later visit, without the tutorial, and waits until the shell has drawn it: its heading stands there. */
export async function open(page: Page, path: string): Promise<void> {
  await skipTutorial(page.context());
  await declineOffer(page.context());
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** True once React answers for the page's title, or another part of it, also where the page came as HTML. */
export const isTakenOver = (page: Page, part = 'h1'): Promise<boolean> =>
  page.evaluate((name) => {
    const element = document.querySelector(`#root ${name}`);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
  }, part);
