import { themes } from '../../support/addresses.ts';
import { expect, test } from '../../support/test.ts';
import { open, prefer } from '../../support/visitor.ts';

test.use({ javaScriptEnabled: false });

test(
  'the notice of a page that needs JavaScript links to pages that can be read without it',
  { tag: '@nightly' },
  async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    const notice = page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' });
    const body = page.locator('body');
    const pages = page.getByRole('navigation', { name: 'These pages work without it' });
    await open(page, '/game', { until: 'html' });
    await expect(body).toHaveCSS('font-family', /Lexend/);
    const names = await pages.getByRole('link').allTextContents();
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      await expect(title).toHaveCount(1);
      await expect(notice).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      await pages.getByRole('link', { name, exact: true }).click();

      await expect(notice).toHaveCount(0);
      await expect(title).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(body).toHaveCSS('font-family', /Lexend/);
      await page.goBack();
    }
  },
);

test(
  'the notice has the colors of the chosen theme and fits a narrow window',
  { tag: '@nightly' },
  async ({ browser, site }) => {
    const backgrounds = new Set<string>();
    for (const theme of themes) {
      const context = await browser.newContext({
        baseURL: site.url,
        javaScriptEnabled: false,
        viewport: { width: 320, height: 568 },
      });
      await prefer(context, site.url, theme, 150);
      const page = await context.newPage();
      await open(page, '/dashboard', { until: 'html' });

      const body = page.locator('body');
      backgrounds.add(await body.evaluate((element) => getComputedStyle(element).backgroundColor));
      expect(await body.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);
      await context.close();
    }
    expect(backgrounds.size).toBe(themes.length);
  },
);
