import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

test('a browser that is too old for the game says what is needed, and the other pages can be read', async ({
  page,
}) => {
  // iPadOS 15 and Chrome 109 have none of these.
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) Reflect.deleteProperty(Array.prototype, name);
  });
  const notice = page.getByRole('region', { name: 'This browser is too old for the game' });

  await open(page, '/game', { until: 'html' });

  await expect(notice).toContainText('need Chrome or Edge 112, Firefox 128, Safari 16.5, or a newer version');
  await expect(page.getByRole('button')).toHaveCount(0);

  await notice.getByRole('link', { name: 'Pricing' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Pick from the menu' })).toBeVisible();
  await expect(notice).toBeVisible();
});
