import { startFaultyProxy } from '../support/faultyProxy.ts';
import { expect, test } from '../support/test.ts';
import { declineOffer, isHydrated } from '../support/visitor.ts';

test('header, footer and each section of home hydrate separately', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];

  expect(html).toContain('<!--$--><header');
  expect(html).toMatch(/<!--\$--><div[^>]*>(?:(?!<!--\$-->).)*<footer/s);
  expect(main.match(/<!--\$-->/g)).toHaveLength(6);
  expect(main.startsWith('<!--$-->')).toBe(true);
});

test("a press before hydration isn't lost", async ({ page }) => {
  // Before hydration, when there is only HTML.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Track Progress')?.click();
    });
  });
  await page.goto('/');

  await expect(page.getByRole('dialog', { name: 'Track Your Achievements' })).toBeVisible();
});

test("a press on a page whose code is still loading isn't lost", async ({ page, context }) => {
  await declineOffer(context);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/js/home.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => isHydrated(page, 'header')).toBe(true);
  await page.getByRole('button', { name: 'Get early access' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();

  await expect(page.getByRole('dialog')).toHaveAccessibleName('Be the first to know when The Missing Number opens');
});

test('navigating at once to a page that hangs shows that it is loading', async ({ page, context, site }) => {
  const faultyProxy = await startFaultyProxy(site.url);
  try {
    faultyProxy.breakFile(/remoteEntry/, 'hangs');
    await declineOffer(context);
    await page.goto(faultyProxy.url);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teachers' }).click();

    await expect(page).toHaveURL(/\/teacher-dashboard$/);
    await expect(page.getByRole('main').getByText('Loading the page')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  } finally {
    await faultyProxy.stop();
  }
});

test("hydration doesn't touch <html> or style sheets, which would restyle everything", async ({ page, context }) => {
  await declineOffer(context);
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(globalThis, { written });
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      new MutationObserver((records) => {
        written.push(...records.map(({ attributeName }) => attributeName ?? ''));
      }).observe(document.documentElement, { attributes: true });
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        if (added.some((node) => node instanceof HTMLStyleElement)) written.push('a style sheet');
      }).observe(document.head, { childList: true });
    });
  });
  await page.goto('/');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect.poll(() => isHydrated(page, 'footer')).toBe(true);

  expect(await page.evaluate(() => Reflect.get(globalThis, 'written'))).toEqual([]);
});
