import { hydrationOf, watchHydration } from '../../support/hydration.ts';
import { expect, test } from '../../support/test.ts';
import { hold, open, signIn } from '../../support/visitor.ts';

test('header, footer and each section of home hydrate separately', { tag: '@nightly' }, async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];

  expect(html).toContain('<!--$--><header');
  expect(html).toMatch(/<!--\$--><div[^>]*>(?:(?!<!--\$-->).)*<footer/s);
  expect(main.match(/<!--\$-->/g)).toHaveLength(6);
  expect(main.startsWith('<!--$-->')).toBe(true);
});

test("a press before the script has run isn't lost", async ({ page }) => {
  const release = await hold(page, '**/js/main.*.js');
  await open(page, '/', { until: 'html' });
  await page.getByRole('button', { name: 'Track Progress' }).click();
  release();

  await expect(page.getByRole('dialog', { name: 'Track Your Achievements' })).toBeVisible();
});

test("a press on a page whose code is still loading isn't lost", { tag: '@nightly' }, async ({ page }) => {
  const release = await hold(page, '**/js/home.*.js');
  await open(page, '/', { until: 'html' });
  await page.getByRole('button', { name: 'Get early access' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();

  await expect(page.getByRole('dialog')).toHaveAccessibleName('Be the first to know when The Missing Number opens');
});

test(
  'a button of the start screen that was pressed early shows that something is on its way, and then works',
  { tag: '@nightly' },
  async ({ page }) => {
    const release = await hold(page, '**/mf-game/js/GamePage.*.js');
    await open(page, '/game', { until: 'html' });
    const help = page.getByRole('button', { name: 'How to Play' });

    await help.click();
    await expect(help).toHaveAttribute('data-pending');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();

    await expect(page.getByRole('dialog', { name: 'How to Play' })).toBeVisible();
    await expect(page.locator('[data-pending]')).toHaveCount(0);
  },
);

test(
  'what a family has chosen shows on the start screen after hydration, and nothing moves',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await context.addInitScript(() => {
      localStorage.setItem('countertop.restaurant.v1', '"Snack Shack"');
      localStorage.setItem(
        'countertop.preferences',
        JSON.stringify({ theme: 'default', textSize: 100, gameSpeed: 'none', soundEnabled: false }),
      );
    });
    await watchHydration(page);
    await open(page, '/game');

    await expect(page.getByRole('heading', { level: 1, name: 'Snack Shack' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Untimed' })).toBeChecked();
    const { removed, shifted } = await hydrationOf(page);
    expect(removed).toBe(0);
    expect(shifted).toBeLessThan(0.02);
  },
);

test(
  'people who are signed in get the start screen without HTML, and one kept from before is ignored',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    const signedOut = await (await context.request.get('/game')).text();
    await signIn(context, site.url);
    expect(signedOut).toContain('Start Playing Now');
    expect(await (await context.request.get('/game')).text()).not.toContain('Start Playing Now');

    // Simulates the service worker serving a page cached before sign-in.
    await page.route('**/game', (route) => route.fulfill({ body: signedOut, contentType: 'text/html' }));
    await open(page, '/game');
    await expect(page.getByRole('button', { name: 'Continue Playing' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  },
);

test(
  'navigating to a page that is slow shows that it is loading, and the page is not ready until then',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/');
    await hold(page, '**/remoteEntry.js*');
    // A busy computer must not reach the time limit of the page.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teachers' }).click();

    await expect(page).toHaveURL(/\/teacher-dashboard$/);
    await page.clock.runFor(1000);
    await expect(page.getByRole('main').getByText('Loading the page')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  },
);

test(
  "hydration doesn't touch <html> or style sheets, which would restyle everything",
  { tag: '@nightly' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      Object.assign(globalThis, { written });
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        new MutationObserver((records) => {
          // No style depends on this one.
          written.push(
            ...records.map(({ attributeName }) => attributeName ?? '').filter((name) => name !== 'data-ready'),
          );
        }).observe(document.documentElement, { attributes: true });
        new MutationObserver((records) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
          if (added.some((node) => node instanceof HTMLStyleElement)) written.push('a style sheet');
        }).observe(document.head, { childList: true });
      });
    });
    await open(page, '/');

    expect(await page.evaluate(() => Reflect.get(globalThis, 'written'))).toEqual([]);
  },
);
