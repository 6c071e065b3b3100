import type { Page } from '@playwright/test';
import { test as faultyTest } from '../../support/faultyProxy.ts';
import { hydrationOf, watchHydration } from '../../support/hydration.ts';
import { expect, test } from '../../support/test.ts';
import { open, withMotion } from '../../support/visitor.ts';

// Motion could move something.
test.use(withMotion);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links work', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/about', { until: 'html' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();

    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

async function expectKept(page: Page, path: string): Promise<void> {
  await watchHydration(page);
  await open(page, path);

  const { removed, served, shifted } = await hydrationOf(page);
  expect(served).toBeGreaterThan(5);
  expect(removed).toBe(0);
  expect(shifted).toBeLessThan(0.02);
}

for (const [path, theme, details] of [
  ['/', 'default', { tag: '@nightly' }],
  ['/', 'dark', { tag: '@nightly' }],
  ['/pricing', 'default', { tag: '@nightly' }],
  ['/game', 'default', {}],
] as const) {
  test(
    `${path} in ${theme} keeps every element when it hydrates, and nothing moves`,
    details,
    async ({ page, context, site }) => {
      await context.addCookies([{ name: 'preferences', value: `${theme}.100.system`, url: site.url }]);
      await expectKept(page, path);
    },
  );
}

for (const path of ['/about', '/blog', '/privacy', '/sign-in', '/teacher-dashboard', '/no-such-page']) {
  test(`${path} keeps every element when it hydrates, and nothing moves`, { tag: '@nightly' }, async ({ page }) => {
    await expectKept(page, path);
  });
}

faultyTest(
  'a page whose remote is down stays readable, and the layout works',
  { tag: '@nightly' },
  async ({ page, faultyProxy }) => {
    faultyProxy.breakFile(/remoteEntry/, 'hangs');
    await open(page, '/pricing', { until: 'html' });

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    faultyProxy.repair();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  },
);
