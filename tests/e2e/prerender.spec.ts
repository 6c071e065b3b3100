import type { Page } from '@playwright/test';
import { startFaultyFront } from '../support/faulty-front.ts';
import { expect, test } from '../support/house.ts';
import { declineOffer, isTakenOver } from '../support/visitor.ts';

/** Pages that look the same to everyone: rendered when the site was built. */
const publicPages = ['/', '/pricing', '/about', '/blog', '/privacy', '/sign-in', '/no-such-page'];

/** Remembers elements of the HTML that came, and what shifts, before any script of the site runs. */
async function watchTakeover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, {
        came: [...document.querySelectorAll('#root h1, #root header, #root main, #root a')],
      });
    });
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0);
      Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + sum });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of publicPages) {
    test(`${path} can be read, in its styles`, async ({ page }) => {
      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('font-family', /Lexend/);
    });
  }

  test('links lead on', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();

    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const path of publicPages) {
  for (const theme of ['default', 'dark']) {
    test(`${path} in ${theme}: the page keeps every element when its code comes, and nothing moves`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'preferences', value: `${theme}.100.system`, url: baseURL ?? '' }]);
      await declineOffer(context);
      await watchTakeover(page);
      await page.goto(path);
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await page.waitForLoadState('networkidle');

      const { gone, came } = await page.evaluate(() => {
        const elements: Element[] = Reflect.get(globalThis, 'came');
        return { came: elements.length, gone: elements.filter((element) => !element.isConnected).length };
      });
      expect(came).toBeGreaterThan(5);
      expect(gone).toBe(0);
      expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))).toBeLessThan(0.02);
    });
  }
}

test('a page whose remote is down stays readable, and the frame works', async ({ page, house }) => {
  const front = await startFaultyFront(house.url);
  try {
    front.breakFile(/remoteEntry/, 'hangs');
    await page.goto(`${front.url}/pricing`);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    front.mend();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await front.stop();
  }
});

test('header, footer and each section of home are taken over by themselves', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];

  expect(html).toContain('<!--$--><header');
  expect(html).toMatch(/<!--\$--><div>(?:(?!<!--\$-->).)*<footer/s);
  expect(main.match(/<!--\$-->/g)).toHaveLength(5);
  expect(main.startsWith('<!--$-->')).toBe(true);
});

test('a press that comes before React answers is not lost', async ({ page }) => {
  // Right after the script has begun, when only the HTML stands there.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Track Progress')?.click();
    });
  });
  await page.goto('/');

  await expect(page.getByRole('dialog', { name: 'Track Your Achievements' })).toBeVisible();
});

test('a press in a page whose code is still on its way is not lost', async ({ page, context }) => {
  await declineOffer(context);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/js/home.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => isTakenOver(page, 'header')).toBe(true);
  await page.getByRole('button', { name: 'Get early access' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();

  await expect(page.getByRole('dialog')).toHaveAccessibleName('Be the first to play The Missing Number');
});

test('whoever goes on at once to a page that hangs sees that it is loading', async ({ page, context, house }) => {
  const front = await startFaultyFront(house.url);
  try {
    front.breakFile(/remoteEntry/, 'hangs');
    await declineOffer(context);
    await page.goto(front.url);
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teachers' }).click();

    await expect(page).toHaveURL(/\/teacher-dashboard$/);
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  } finally {
    await front.stop();
  }
});
