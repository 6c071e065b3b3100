import { hydrationOf, watchHydration } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { open, withMotion } from '../support/visitor.ts';

// Motion could move something.
test.use(withMotion);

for (const path of ['/about', '/blog', '/privacy', '/sign-in', '/teacher-dashboard', '/no-such-page']) {
  test(`${path} keeps every element when it hydrates, and nothing moves`, async ({ page }) => {
    await watchHydration(page);
    await open(page, path);

    const { removed, served, shifted } = await hydrationOf(page);
    expect(served).toBeGreaterThan(5);
    expect(removed).toBe(0);
    expect(shifted).toBeLessThan(0.02);
  });
}
