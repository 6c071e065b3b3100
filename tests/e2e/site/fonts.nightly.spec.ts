import { systemFonts } from '../../../tools/fonts.mjs';
import { browserWith, shiftFromLateFonts, windows } from '../../support/lateFonts.ts';
import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

// Arial and Helvetica are as wide as Liberation Sans.
for (const font of systemFonts) {
  for (const address of ['/', '/pricing', '/game']) {
    test(`nothing on ${address} moves when the fonts load late on a system with ${font}`, async ({ site }) => {
      await using browser = await browserWith(font);

      for (const [name, viewport] of Object.entries(windows)) {
        await using page = await browser.newPage({ viewport });
        const shift = await shiftFromLateFonts(page, `${site.url}${address}`);
        expect.soft(shift, name).toBeLessThanOrEqual(0.01);
      }
    });
  }
}

test("the measurement detects fallback fonts that aren't adjusted", async ({ site }) => {
  await using browser = await browserWith('DejaVu Sans');
  // The policy has the styles' digests.
  const page = await browser.newPage({ viewport: windows.tablet, bypassCSP: true });

  const shift = await shiftFromLateFonts(page, `${site.url}/`, (markup) =>
    markup.replaceAll(/size-adjust:[\d.]+%/g, 'size-adjust:100%'),
  );

  expect(shift).toBeGreaterThan(0.01);
});

test('an English page loads only the two Latin font files', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) requested.push(new URL(request.url()).pathname);
  });

  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);

  expect(requested.map((path) => path.replace(/\.[0-9a-f]+\.woff2$/, '')).toSorted()).toEqual([
    '/fonts/caprasimo-latin-400-normal',
    '/fonts/lexend-latin-wght-normal',
  ]);
});

test('a page with another script loads Rubik from this site, with its boldest weight for titles', async ({ page }) => {
  await open(page, '/about');
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
