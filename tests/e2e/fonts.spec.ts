import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { isHydrated, withMotion } from '../support/visitor.ts';

// Motion could move something.
test.use(withMotion);

/** Holds every font back until `release`, so that a page is first drawn in its fallback fonts. */
async function holdFonts(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/*.woff2', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return {
    requested: () => held.map((route) => new URL(route.request().url()).pathname),
    release: async () => {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Returns the layout shift from now until all fonts have loaded and are drawn. */
function shiftUntilFontsArrive(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shift += Number(Reflect.get(entry, 'value'));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    document.body.dataset['watched'] = 'yes';
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    add(observer.takeRecords());
    observer.disconnect();
    return shift;
  });
}

/** Measures the layout shift of a page whose fonts load late; `change` modifies the shell's script. */
async function shiftFromLateFonts(
  page: Page,
  address: string,
  change: (script: string) => string = (script) => script,
) {
  await page.route('**/js/main*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  // The page's digest would block a modified script.
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/ integrity="[^"]*"/g, '') });
  });
  const fonts = await holdFonts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
  const shift = shiftUntilFontsArrive(page);
  await page.locator('body[data-watched]').waitFor();
  await fonts.release();
  return { shift: await shift, requested: fonts.requested() };
}

const windows = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};

for (const address of ['/', '/game']) {
  for (const [name, size] of Object.entries(windows)) {
    test(`nothing on ${address} moves when the fonts load late, on a ${name}`, async ({ page }) => {
      await page.setViewportSize(size);

      const { shift, requested } = await shiftFromLateFonts(page, address);

      expect(requested.length).toBeGreaterThan(1);
      expect(shift).toBeLessThanOrEqual(0.01);
    });
  }
}

test("the measurement detects fallback fonts that aren't adjusted", async ({ page }) => {
  await page.setViewportSize(windows.phone);

  const { shift } = await shiftFromLateFonts(page, '/game', (script) =>
    script.replaceAll(/sizeAdjust:"[\d.]+%"/g, 'sizeAdjust:"100%"'),
  );

  expect(shift).toBeGreaterThan(0.01);
});

test('an English page loads only the two Latin font files', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) requested.push(new URL(request.url()).pathname);
  });

  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);

  expect(requested.map((path) => path.replace(/\.[0-9a-f]+\.woff2$/, '')).toSorted()).toEqual([
    '/fonts/caprasimo-latin-400-normal',
    '/fonts/lexend-latin-wght-normal',
  ]);
});

test('a page with another script loads Rubik from this site, with its boldest weight for titles', async ({ page }) => {
  await page.goto('/about');
  await expect.poll(() => isHydrated(page)).toBe(true);
  const arrived = page.waitForResponse(/rubik-hebrew.*\.woff2$/);

  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.textContent = 'מסעדה';
  });

  expect((await arrived).status()).toBe(200);
  const families = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight }) => `${family} ${weight}`);
  });
  expect(families).toContain('Rubik Display 800');
});
