import { shiftOf, watchShift } from '../../support/layoutShift.ts';
import { expect, test } from '../../support/test.ts';
import { open, ready, signIn } from '../../support/visitor.ts';

/** Pages by demo account, with a heading that appears once they have loaded. One sign-in per account, because sign-ins are limited. */
const pagesOf = {
  explorer: [
    ['/dashboard', 'Try this at home'],
    ['/profile', 'Your account'],
  ],
  family: [['/family', 'Children']],
  teacher: [['/teacher-dashboard', 'About this class']],
} as const;

for (const [account, pages] of Object.entries(pagesOf)) {
  test(
    `nothing moves on a phone while the parts of pages for ${account} arrive one by one`,
    { tag: '@nightly' },
    async ({ page, context, site }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(context, site.url, `${account}@demo.example`);
      await watchShift(page);
      let calls = 0;
      await page.route('**/api/**', async (route) => {
        calls += 1;
        await new Promise((done) => setTimeout(done, 150 * (calls % 5)));
        await route.continue();
      });

      for (const [path, last] of pages) {
        await open(page, path);
        await expect(page.getByRole('heading', { name: last })).toBeAttached();
        await ready(page);

        // Google's limit for a good page; it was 1.1 on the dashboard while each part appeared on its own.
        expect(await shiftOf(page), path).toBeLessThan(0.1);
      }
    },
  );
}

test(
  'a teacher who opens the class from another page gets to its title',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    await signIn(context, site.url, 'teacher@demo.example');
    await open(page, '/about');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teachers' }).press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'Year 4 math' })).toBeFocused();
  },
);

test('a part that hangs delays the page only briefly', { tag: '@nightly' }, async ({ page, context, site }) => {
  await signIn(context, site.url, 'family@demo.example');
  await page.route('**/api/user/badges', () => new Promise(() => {}));

  await open(page, '/dashboard');

  await expect(page.getByRole('heading', { name: 'Try this at home' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Badges' })).toContainText('Loading');
});
