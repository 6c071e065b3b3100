import type { Page } from '@playwright/test';
import { themes } from '../../support/addresses.ts';
import { expect, test } from '../../support/test.ts';
import { open, prefer, reload, withMotion } from '../../support/visitor.ts';

// A transition would show an intermediate color.
test.use(withMotion);

/** Returns the page's background without any script, which is that of the first paint. */
async function firstBackground(page: Page): Promise<string> {
  await page.route('**/*.js', (route) => route.abort());
  await open(page, '/', { until: 'html' });
  await page.getByRole('contentinfo').waitFor();
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

test('a chosen theme is in the HTML the server sends', async ({ request }) => {
  for (const cookie of ['dark.125.on', 'high-contrast.150.system', 'default.75.off']) {
    const [theme, textSize, motion] = cookie.split('.');

    const html = await (await request.get('/game', { headers: { cookie: `preferences=${cookie}` } })).text();

    expect(html).toContain(`data-theme="${theme}"`);
    expect(html).toContain(`data-text-size="${textSize}"`);
    expect(html).toContain(`data-motion="${motion}"`);
  }
});

test('a manipulated cookie never reaches the HTML', async ({ request }) => {
  const html = await (await request.get('/', { headers: { cookie: 'preferences="><script>.9.x' } })).text();

  expect(html).toContain('data-theme="default" data-text-size="100" data-motion="system"');
});

test(
  'the first paint already has the background of the chosen theme',
  { tag: '@nightly' },
  async ({ browser, site }) => {
    const seen: string[] = [];
    for (const theme of themes) {
      const context = await browser.newContext({ baseURL: site.url });
      await prefer(context, site.url, theme);
      const page = await context.newPage();
      const before = await firstBackground(page);
      await page.unroute('**/*.js');
      await open(page, '/');

      const after = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

      expect(before, theme).toBe(after);
      seen.push(before);
      await context.close();
    }
    expect(new Set(seen).size).toBe(themes.length);
  },
);

test(
  'a theme chosen in one tab changes the other and survives a reload',
  { tag: '@nightly' },
  async ({ context, page }) => {
    const other = await context.newPage();
    await open(other, '/');
    await open(page, '/game');

    await page.getByRole('button', { name: 'Accessibility Options' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Dark', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    const response = await reload(other);
    expect(await response?.text()).toContain('data-theme="dark"');
  },
);

test(
  'preferences chosen in the footer apply immediately, and on the next load',
  { tag: '@nightly' },
  async ({ page }) => {
    // Records every background color from the first frame on.
    await page.addInitScript(() => {
      const colors = new Set<string>();
      Object.assign(globalThis, { colors });
      function record() {
        colors.add(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(record);
      }
      requestAnimationFrame(record);
    });
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Preferences' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preferences' });

    await dialog.getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await dialog.getByRole('slider', { name: 'Text size' }).press('End');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', '150');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Preferences' })).toBeFocused();

    const response = await reload(page);
    expect(await response?.text()).toContain('data-theme="dark" data-text-size="150"');
    expect(await page.evaluate(() => [...Reflect.get(globalThis, 'colors')])).toEqual(['rgb(14, 27, 23)']);
  },
);
