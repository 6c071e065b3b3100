import { expect, test } from '../support/test.ts';
import { open } from '../support/visitor.ts';

const sentence = 'You’re offline. What’s already open keeps working.';

for (const address of ['/about', '/game']) {
  test(`going offline is shown and announced on ${address}, until back online`, async ({ page, context }) => {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const shown = page.getByRole('paragraph').filter({ hasText: sentence });
    const announcement = page.getByRole('status').filter({ hasText: sentence });
    await expect(announcement).toHaveCount(0);

    await context.setOffline(true);
    await expect(shown).toBeVisible();
    await expect(announcement).toHaveCount(1);

    await test.step('once closed, it stays closed until the network is lost again', async () => {
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(shown).toHaveCount(0);
      await context.setOffline(false);
      await expect(announcement).toHaveCount(0);
      await context.setOffline(true);
      await expect(shown).toBeVisible();
    });

    await context.setOffline(false);
    await expect(shown).toHaveCount(0);
    await expect(announcement).toHaveCount(0);
  });
}
