import { hydrationOf, watchHydration } from '../support/hydration.ts';
import { startFaultyProxy } from '../support/faultyProxy.ts';
import { expect, test } from '../support/test.ts';
import { declineOffer, isHydrated, withMotion } from '../support/visitor.ts';

// Motion could move something.
test.use(withMotion);

/** Prerendered pages that can be read without JavaScript. */
const publicPages = ['/', '/pricing', '/about', '/blog', '/privacy', '/sign-in', '/teacher-dashboard', '/no-such-page'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of publicPages) {
    test(`${path} is readable and styled`, async ({ page }) => {
      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('font-family', /Lexend/);
    });
  }

  test('links work', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();

    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const path of [...publicPages, '/game']) {
  // The theme is in the HTML's attributes and styles, which are the same on all pages.
  for (const theme of path === '/' ? ['default', 'dark'] : ['default']) {
    test(`${path} in ${theme}: the page keeps every element when it hydrates, and nothing moves`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'preferences', value: `${theme}.100.system`, url: baseURL ?? '' }]);
      await declineOffer(context);
      await watchHydration(page);
      await page.goto(path);
      await expect.poll(() => isHydrated(page)).toBe(true);
      await page.waitForLoadState('networkidle');

      const { removed, served, shifted } = await hydrationOf(page);
      expect(served).toBeGreaterThan(5);
      expect(removed).toBe(0);
      expect(shifted).toBeLessThan(0.02);
    });
  }
}

test('a page whose remote is down stays readable, and the layout works', async ({ page, site }) => {
  const faultyProxy = await startFaultyProxy(site.url);
  try {
    faultyProxy.breakFile(/remoteEntry/, 'hangs');
    await page.goto(`${faultyProxy.url}/pricing`);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    faultyProxy.repair();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await faultyProxy.stop();
  }
});
