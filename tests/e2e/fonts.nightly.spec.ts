import { systemFonts } from '../../tools/fonts.mjs';
import { browserWith, shiftFromLateFonts, windows } from '../support/lateFonts.ts';
import { expect, test } from '../support/test.ts';

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
