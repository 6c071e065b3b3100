import { test } from '../support/faultyProxy.ts';
import { expect } from '../support/test.ts';
import { open, ready } from '../support/visitor.ts';

/** The chunk with the rules and the play screen. */
const rules = /^\/remotes\/mf-game\/js\/work\..+\.js/;

for (const fault of ['404', 'hangs'] as const) {
  test(`when the game ${fault === 'hangs' ? 'hangs' : `is ${fault}`}, its error is shown, the rest works, and Try again recovers`, async ({
    page,
    faultyProxy,
  }) => {
    await page.clock.install();
    await open(page, '/');
    const start = page.getByRole('link', { name: 'Start Your Math Adventure!' }).first();
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    /** Presses Start, and lets the time limit of the page pass. */
    const startInVain = async () => {
      await start.click();
      await expect(page).toHaveURL(/\/game$/);
      await page.clock.runFor(5000);
      await expect(tryAgain).toBeVisible();
      await ready(page);
    };
    faultyProxy.breakFile(/^\/remotes\/mf-game\/remoteEntry\.js/, fault);

    await startInVain();
    await test.step('another page of the site opens', async () => {
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await startInVain();
    });

    faultyProxy.repair();
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await tryAgain.click();

    await expect(page.getByRole('button', { name: 'Start Playing Now' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis), 'without a reload').toBe(true);
  });
}

test('a cold visit to the game shows the error in place of the HTML', async ({ page, faultyProxy }) => {
  faultyProxy.breakFile(/remoteEntry/, '404');
  await page.clock.install();

  await open(page, '/game', { until: 'html' });

  const start = page.getByRole('button', { name: 'Start Playing Now' });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(start).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(tryAgain).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(start).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(1);
  faultyProxy.repair();
  await tryAgain.click();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(start).toBeVisible({ timeout: 1000 });
  }).toPass();
  await start.click();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { name: 'Restaurant Floor' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('when lazy code of the game fails to load, Start reports it, loses nothing, and Try again plays', async ({
  page,
  faultyProxy,
}) => {
  faultyProxy.breakFile(rules, '404');
  await page.clock.install();
  await open(page, '/game?seed=7&ages=ages_8_9');
  const start = page.getByRole('button', { name: 'Start Playing Now' });
  await start.waitFor();
  // The preload when idle fails first. Later, it could load the repaired file before Try again is pressed.
  await page.clock.fastForward(5000);
  await start.click();

  const failure = page.getByRole('alert').filter({ hasText: 'This didn’t load' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: 'Not now' }).click();
  await expect(start).toBeFocused();
  await expect(page.getByRole('button', { name: /Intermediate/ })).toBeVisible();

  await start.click();
  await expect(failure).toBeVisible();
  faultyProxy.repair();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Restaurant Floor' })).toBeFocused();
});

test('a slow file is announced, and the game begins when it is there', async ({ page, faultyProxy }) => {
  faultyProxy.breakFile(rules, 'slow');
  await open(page, '/game?seed=7&ages=ages_8_9');

  await page.getByRole('button', { name: 'Start Playing Now' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'One moment…' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Restaurant Floor' })).toBeFocused();
  await expect(page.getByText('One moment…')).toHaveCount(0);
});

test('an idle game can be played offline, including its dialogs', async ({ page, context }) => {
  await page.clock.install();
  await open(page, '/game?seed=7&ages=ages_8_9');
  // The game loads the rest of its code when the page is idle.
  await page.clock.runFor(5000);
  await ready(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'How to Play' }).click();
  await expect(page.getByRole('dialog', { name: 'How to Play' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Accessibility Options' }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Quick Tutorial (2 min)' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start Playing Now' }).click();
  await expect(page.getByRole('heading', { name: 'Restaurant Floor' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Game paused' })).toBeVisible();
});
