import { playScreen } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/visitor.ts';

/** Brotli, as `npm run bench -- pages` measures on a slow phone (docs/benchmarks.md). */
const scriptLimit = 235_000;

test('the start screen loads no more JavaScript than it may', async ({ page }) => {
  const scripts = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.set(
      new URL(request.url()).pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });

  await open(page, '/game', { isFirstVisit: true });
  await playScreen(page).start.waitFor();

  const sizes = await Promise.all(scripts.values());
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total, [...scripts.keys()].join(' ')).toBeLessThan(scriptLimit);
  // Fewer would mean that scripts are counted too late.
  expect(total).toBeGreaterThan(scriptLimit / 2);
});
