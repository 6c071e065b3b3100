import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { hold, open, prefer, signIn } from '../../support/visitor.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menuLinks = ['Games', 'Teachers', 'Pricing', 'About'];

test('on phones the header is one row with a menu of all pages and the account', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/pricing');
  for (const width of [320, 360, 390, 767]) {
    await page.setViewportSize({ width, height: 700 });
    const before = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(56);

    await menuButton(page).click();

    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText(menuLinks);
    await expect(navigation.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
    const banner = page.getByRole('banner');
    for (const name of ['Track Progress', 'Preferences', 'Share']) {
      await expect(banner.getByRole('button', { name })).toBeVisible();
    }
    await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const small = await banner
      .locator('a:visible, button:visible')
      .evaluateAll((controls) =>
        controls.filter((control) => control.getBoundingClientRect().height < 44).map(({ textContent }) => textContent),
      );
    expect(small, `at ${width} px`).toEqual([]);
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  }
});

// wcag22-1.4.4 wcag22-1.4.10 (site)
test('at 320 px and 150 % text the header is one row and nothing scrolls sideways', async ({ page, baseURL }) => {
  await prefer(page.context(), baseURL ?? '', 'default', 150);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/about');

  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(90);
  await menuButton(page).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

// wcag22-2.4.3 (site)
test('the menu opens a page, closes, and the next Tab stop is inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/blog');
  await menuButton(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Teachers' }).first()).toBeFocused();

  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Teacher Dashboard' })).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a press on the menu button while the page starts opens the menu afterwards', async ({ page }) => {
  const release = await hold(page, /\/js\/about\..+\.js/);
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/about', { until: 'html' });
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();
  await menuButton(page).click();
  release();

  await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is open on a phone, so that its links can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, '/about', { until: 'html' });

    await expect(menuButton(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(menuLinks);
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
  });
});

test('only administrators see the menu of admin pages', async ({ page, baseURL }) => {
  await signIn(page.context(), baseURL ?? '', 'admin@demo.example');
  await open(page, '/about');

  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('link', { name: 'General analytics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Analytics');
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('link', { name: 'General analytics' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('banner').getByRole('link', { name: 'Subscription analytics' }).click();
  await expect(page).toHaveURL(/\/admin-analytics$/);

  await signIn(page.context(), baseURL ?? '');
  await open(page, '/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0);
});

test('creating an account and a forgotten password have their own addresses, and Back leads back', async ({ page }) => {
  await open(page, '/sign-in?returnTo=/pricing');
  const email = page.getByRole('textbox', { name: /mail/ });
  const title = page.getByRole('heading', { level: 1 });
  await email.fill('dana@example.com');

  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(title).toHaveText('Create an account');
  await expect(title).toBeFocused();
  await expect(page).toHaveURL(/\/create-account\?returnTo=%2Fpricing$/);
  await expect(page).toHaveTitle('Create an account | Countertop');
  await expect(email).toHaveValue('dana@example.com');

  await page.goBack();
  await expect(title).toHaveText('Sign in');
  await expect(page).toHaveURL(/\/sign-in\?returnTo=\/pricing$/);
  await expect(email).toHaveValue('dana@example.com');
  await page.getByRole('button', { name: /Forgot your password/ }).click();
  await expect(page).toHaveURL(/\/forgot-password\?/);
  await page.goBack();
  await expect(title).toHaveText('Sign in');

  await open(page, '/create-account');
  await expect(title).toHaveText('Create an account');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('the sign-in page tells visitors that they are already signed in', async ({ page, baseURL }) => {
  await signIn(page.context(), baseURL ?? '');
  await open(page, '/sign-in?returnTo=/pricing');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re already signed in');
  await expect(page.getByRole('main')).toContainText(/You’re signed in as \w+/);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign Out' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a signed-out visitor of the dashboard sees why before the sign-in page opens', async ({ page }) => {
  const toast = page.getByText('Unauthorized');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await open(page, '/dashboard', { until: 'html' });

  // The fake clock also drives animation frames.
  await expect(async () => {
    await page.clock.runFor(16);
    expect(await toast.count()).toBeGreaterThan(0);
  }).toPass();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.clock.runFor(600);

  await expect(page).toHaveURL(/\/sign-in/);
});
