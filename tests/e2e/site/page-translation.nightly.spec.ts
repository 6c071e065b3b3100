import type { Page } from '@playwright/test';
import { translatePage } from '../../../design-system/src/i18n/pageTranslation.fixture.ts';
import { visits } from '../../support/addresses.ts';
import { byMouse, playDay, playScreen } from '../../support/player.ts';
import { expect, test } from '../../support/test.ts';
import { open, ready, signIn } from '../../support/visitor.ts';

/** Turns on the browser's translation of the page, including what the page shows later. */
const translate = (page: Page) => page.evaluate(`(${translatePage.toString()})()`);

test('a child plays a day in a page that the browser translates', async ({ page }) => {
  await page.clock.install();
  await open(page, '/game?seed=7&ages=ages_8_9');
  await translate(page);
  const screen = playScreen(page);
  await screen.start.click();

  await playDay(page, byMouse);

  await expect(screen.dayComplete).toHaveText('Day 1 Complete!');
  await page.getByRole('button', { name: 'Open for day 2' }).click();
  await expect(page.getByText('0 of 6 served')).toBeVisible();
});

for (const { path, account } of visits) {
  test(`${path} can be read and left while the browser translates it`, async ({ page, context, site, watched }) => {
    if (account !== undefined) await signIn(context, site.url, account);
    await open(page, path);
    await translate(page);
    const disclosures = page.locator('main :is(h2, h3, h4) > button[aria-expanded="false"]');
    await disclosures.evaluateAll((triggers) =>
      triggers.forEach((trigger) => trigger instanceof HTMLElement && trigger.click()),
    );

    await page.locator('header a[href="/"]').first().press('Enter');

    await expect(page).toHaveURL('/');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // React rerenders what was translated before hydration.
    watched.complaints.splice(0, Infinity, ...watched.complaints.filter((text) => !text.includes('React error #418')));
  });
}
