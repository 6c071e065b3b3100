import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

const sentence = 'You’re offline. What’s already open keeps working.';

test('going offline is shown and announced, until back online', async ({ page, context }) => {
  await open(page, '/about');
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

test(
  'going offline in the game is announced and marked in the header only',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await open(page, '/game');
    const mark = page.getByText('Offline', { exact: true });

    await context.setOffline(true);

    await expect(mark).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
    const header = await page.getByRole('banner').boundingBox();
    const box = await mark.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((header?.height ?? 0) + 1);
    await context.setOffline(false);
    await expect(mark).toHaveCount(0);
  },
);
