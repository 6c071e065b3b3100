import { pageAt } from '../../shell/src/pages/pages.ts';
import { pagePaths } from '@countertop/contract/pages';
import { themes } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { prefer } from '../support/visitor.ts';

const notice = 'This page needs JavaScript';
/** Pages that are drawn by scripts alone, or of no use without them. */
const scripted = pagePaths.filter((address) => {
  const page = pageAt(address);
  return !page?.isPublic || page.needsScript;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of pagePaths) {
    test(`${address} ${scripted.includes(address) ? 'says what is needed, in its styles' : 'can be read'}`, async ({
      page,
    }) => {
      await page.goto(address);

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1, name: notice })).toHaveCount(
        scripted.includes(address) ? 1 : 0,
      );
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('font-family', /Lexend/);
    });
  }

  test('the notice links to pages that work', async ({ page }) => {
    await page.goto('/game');
    const links = page.getByRole('navigation', { name: 'These pages work without it' }).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

    expect(targets.length).toBeGreaterThan(3);
    for (const target of targets) {
      await page.goto('/game');
      await links.and(page.locator(`[href="${target}"]`)).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: notice })).toHaveCount(0);
    }
  });

  test('the notice has the colors of the chosen theme and fits a narrow window', async ({ browser, site }) => {
    const backgrounds = new Set<string>();
    for (const theme of themes) {
      const context = await browser.newContext({
        baseURL: site.url,
        javaScriptEnabled: false,
        viewport: { width: 320, height: 568 },
      });
      await prefer(context, site.url, theme, 150);
      const page = await context.newPage();
      await page.goto('/dashboard');

      const body = page.locator('body');
      backgrounds.add(await body.evaluate((element) => getComputedStyle(element).backgroundColor));
      expect(await body.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);
      await context.close();
    }
    expect(backgrounds.size).toBe(themes.length);
  });
});

test('with JavaScript, nothing of the notice is in the page', async ({ page }) => {
  await page.goto('/game');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(page.locator('main')).toHaveCount(1);
});
