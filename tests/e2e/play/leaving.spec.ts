import type { Page } from '@playwright/test';
import { byMouse, playScreen, readyToType } from '../../support/player.ts';
import { expect, test } from '../../support/test.ts';
import { open, signIn } from '../../support/visitor.ts';

/** Comes from another page of the site, so that Back stays in the document. */
async function openFromAboutPage(page: Page): Promise<void> {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Math Bistro' }).click();
  await playScreen(page).start.waitFor();
}

async function answerAnOrder(page: Page): Promise<void> {
  await page.clock.install();
  await openFromAboutPage(page);
  await startAndAnswer(page);
}

async function startAndAnswer(page: Page): Promise<void> {
  const { start, waiting, answer, check, dialog } = playScreen(page);
  await start.click();
  await page.clock.runFor(8000);
  await waiting.click();
  await readyToType(page, byMouse);
  await answer.fill('0');
  await check.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

const goBack = (page: Page) => page.evaluate(() => history.back());

// wcag22-3.3.4 (game)
test(
  'leaving a game that is not saved asks first, by Back, link or closed tab',
  { tag: '@nightly' },
  async ({ page }) => {
    const question = page.getByRole('alertdialog', { name: 'Leave your restaurant?' });
    const stay = question.getByRole('button', { name: 'Keep playing' });
    const leave = question.getByRole('button', { name: 'Leave', exact: true });
    await answerAnOrder(page);

    await goBack(page);
    await expect(question).toContainText('Day 1 is not saved.');
    await stay.click();
    await question.waitFor({ state: 'detached' });
    await expect(page).toHaveURL(/\/game/);
    await expect(playScreen(page).pause).toBeVisible();

    await page.getByRole('link', { name: 'Countertop home' }).click();
    await stay.click();
    await question.waitFor({ state: 'detached' });
    await expect(playScreen(page).pause).toBeVisible();

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const browserQuestion = await asked;
    expect(browserQuestion.type()).toBe('beforeunload');
    await browserQuestion.dismiss();
    await expect(playScreen(page).pause).toBeVisible();

    await goBack(page);
    await leave.click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(playScreen(page).pause).toBeHidden();
  },
);

test(
  'asks by Back over pages with several views, also over two at once, and leaves to the right one',
  { tag: '@nightly' },
  async ({ page }) => {
    const question = page.getByRole('alertdialog', { name: 'Leave your restaurant?' });
    await page.clock.install();
    await open(page, '/sign-in');
    await page.getByRole('button', { name: /Forgot your password/ }).click();
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Math Bistro' }).click();
    await startAndAnswer(page);

    await page.evaluate(() => history.go(-2));
    await question.getByRole('button', { name: 'Keep playing' }).click();
    await question.waitFor({ state: 'detached' });
    await expect(page).toHaveURL(/\/game/);
    await goBack(page);
    await question.getByRole('button', { name: 'Leave', exact: true }).click();

    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  },
);

test('a link leads where it says after the question', { tag: '@nightly' }, async ({ page }) => {
  await answerAnOrder(page);

  await page.getByRole('link', { name: 'Countertop home' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();

  await expect(page).toHaveURL(/\/$/);
  // The address changes before the page does.
  await expect(playScreen(page).pause).toBeHidden();
  await goBack(page);
  await expect(playScreen(page).start).toBeVisible();
});

test(
  'nothing is asked before there is an answer, or of a player whose game is saved',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    const question = page.getByRole('alertdialog');
    await openFromAboutPage(page);
    await playScreen(page).start.click();
    await playScreen(page).pause.waitFor();
    await goBack(page);
    await expect(page).toHaveURL(/\/about$/);

    await signIn(context, site.url);
    await openFromAboutPage(page);
    await page.getByRole('button', { name: 'Continue Playing' }).click();
    await playScreen(page).pause.waitFor();
    await goBack(page);
    await expect(page).toHaveURL(/\/about$/);
    await expect(question).toBeHidden();
  },
);
