import type { Page } from '@playwright/test';
import { shiftOf, watchShift } from '../../support/layoutShift.ts';
import { expect, test } from '../../support/test.ts';
import { hold, open, ready, signIn, withMotion } from '../../support/visitor.ts';

// Motion could move something.
test.use(withMotion);

const explorer = (page: Page) => page.getByRole('article', { name: 'Math Explorer' });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Marks the document to detect page loads. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isMarked') === true);

test('the pricing page is a separate document: links to it and from it load a page', async ({ page }) => {
  await open(page, '/about');
  await mark(page);
  await main(page).getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await isMarked(page)).toBe(true);

  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await ready(page);
  await expect(explorer(page)).toBeVisible();
  expect(await isMarked(page)).toBe(false);

  await mark(page);
  await main(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole('heading', { level: 1, name: 'About Countertop' }).waitFor();
  expect(await isMarked(page)).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prices follow the choice, and all answers are open', async ({ page }) => {
    await open(page, '/pricing', { until: 'html' });
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(explorer(page).getByText('$3.33')).toBeVisible();
    await expect(explorer(page).getByText('$39.99 a year')).toBeVisible();
    await expect(explorer(page).getByText('$4.99')).toBeHidden();

    await page.getByText('Monthly', { exact: true }).click();

    await expect(explorer(page).getByText('$4.99')).toBeVisible();
    await expect(explorer(page).getByText('$3.33')).toBeHidden();
    await expect(page.getByText(/in your profile, within 30 days after paying/)).toBeVisible();
  });
});

test('the price and the button are on the first screen', async ({ page }) => {
  await open(page, '/pricing');
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [explorer(page).getByText('$3.33'), explorer(page).getByRole('button', { name: 'Subscribe' })])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('a choice made before the script has loaded is kept and applied', async ({ page }) => {
  const release = await hold(page, /\/js\/.*\.js$|remoteEntry/);
  await open(page, '/pricing', { until: 'html' });
  await page.getByText('Monthly', { exact: true }).click();
  release();
  await ready(page);

  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(explorer(page).getByText('$4.99')).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`nothing moves at ${width} when the visitor turns out to be a subscriber`, async ({ page, context, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(context, site.url);
    await watchShift(page);
    await open(page, '/pricing');

    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(/Renews on/);
    await expect(page.getByRole('button', { name: 'Pay for more time' })).toBeVisible();
    await ready(page);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
}

test('questions open, also by keyboard, once they are near the viewport', async ({ page }) => {
  await open(page, '/pricing');
  const question = page.getByRole('button', { name: 'What is free?' });
  await question.scrollIntoViewIfNeeded();
  await ready(page);
  await question.press('Enter');

  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/all four age groups, every kind of problem/)).toBeVisible();
});
