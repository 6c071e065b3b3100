import { playAndWatch } from '../../support/playZones.ts';
import { solve } from '../../support/solve.ts';
import { expect, test } from '../../support/test.ts';
import { open, prefer, ready } from '../../support/visitor.ts';

/** Orders of a day and the first of the next, with a hint, a picture, an empty and a wrong answer. */
const oneDay = 6;

// Windows of a laptop, a tablet and phones, and the largest text on a laptop and a phone.
for (const { width, height, textSize, orders, ...details } of [
  // The smallest window, where things are most likely to move.
  { width: 360, height: 640, textSize: 100, orders: oneDay },
  { width: 360, height: 640, textSize: 100, orders: 30 },
  { width: 1280, height: 720, textSize: 100, orders: oneDay },
  { width: 768, height: 1024, textSize: 100, orders: oneDay },
  { width: 390, height: 844, textSize: 100, orders: oneDay },
  { width: 844, height: 390, textSize: 100, orders: oneDay },
  { width: 1280, height: 720, textSize: 150, orders: oneDay },
  { width: 390, height: 844, textSize: 150, orders: oneDay },
] as const) {
  // wcag22-1.3.4 wcag22-1.4.4 wcag22-3.2.3 (game)
  test(
    `nothing a child presses moves in ${orders} orders at ${width}x${height}, ${textSize} % text`,
    details,
    async ({ page, context, site }) => {
      await page.setViewportSize({ width, height });
      // Untimed, so that no time has to pass.
      const untimed = { theme: 'default', textSize, reducedMotion: 'on', soundEnabled: false, gameSpeed: 'none' };
      await context.addInitScript(
        (text) => localStorage.setItem('countertop.preferences', text),
        JSON.stringify(untimed),
      );
      await prefer(context, site.url, 'default', textSize);
      await page.exposeFunction('solveTicket', (ticket: string) => String(solve(ticket)));
      await open(page, '/game?seed=7&ages=ages_8_9');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.getByRole('button', { name: 'Start Playing Now' }).press('Enter');
      await page.getByRole('button', { name: 'Pause the game' }).waitFor();
      await ready(page);
      await page.evaluate(() => document.fonts.ready);

      expect(await page.evaluate(playAndWatch, { orderCount: orders })).toEqual([]);

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}
