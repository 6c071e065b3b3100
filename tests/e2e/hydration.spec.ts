import { hydrationOf, watchHydration } from '../support/hydration.ts';
import { startFaultyProxy } from '../support/faultyProxy.ts';
import { expect, test } from '../support/test.ts';
import { declineOffer, isHydrated, signIn } from '../support/visitor.ts';

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

test('a button of the start screen that was pressed early shows that something is on its way, and then works', async ({
  page,
  context,
}) => {
  await declineOffer(context);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/mf-game/js/GamePage.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/game', { waitUntil: 'commit' });
  const help = page.getByRole('button', { name: 'How to Play' });

  // The press may have been before the script that records it.
  await expect(async () => {
    await help.click();
    await expect(help).toHaveAttribute('data-pending', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();

  await expect(page.getByRole('dialog', { name: 'How to Play' })).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
});

test('what a family has chosen shows on the start screen after hydration, and nothing moves', async ({
  page,
  context,
}) => {
  await declineOffer(context);
  await context.addInitScript(() => {
    localStorage.setItem('countertop.restaurant.v1', '"Snack Shack"');
    localStorage.setItem('countertop.tutorial.v1', '"skipped"');
    localStorage.setItem(
      'countertop.preferences',
      JSON.stringify({ theme: 'default', textSize: 100, gameSpeed: 'none', soundEnabled: false }),
    );
  });
  await watchHydration(page);
  await page.goto('/game');

  await expect(page.getByRole('heading', { level: 1, name: 'Snack Shack' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Untimed' })).toBeChecked();
  await page.waitForLoadState('networkidle');
  const { removed, shifted } = await hydrationOf(page);
  expect(removed).toBe(0);
  expect(shifted).toBeLessThan(0.02);
});

test('people who are signed in get the start screen without HTML, and one kept from before is ignored', async ({
  page,
  context,
  site,
}) => {
  const signedOut = await (await context.request.get('/game')).text();
  await signIn(context, site.url);
  expect(signedOut).toContain('Start Playing Now');
  expect(await (await context.request.get('/game')).text()).not.toContain('Start Playing Now');

  // As the service worker does without a network, if the page was kept before the session began.
  await page.route('**/game', (route) => route.fulfill({ body: signedOut, contentType: 'text/html' }));
  await page.goto('/game');
  await expect(page.getByRole('button', { name: 'Continue Playing' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
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
