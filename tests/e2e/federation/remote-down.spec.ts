import { test, type Fault } from '../../support/faultyProxy.ts';
import { expect } from '../../support/test.ts';
import { open, ready } from '../../support/visitor.ts';

const faults: readonly Fault[] = ['404', 'bad JavaScript', 'throws', 'HTML', 'hangs'];

const does = (fault: Fault) => (fault === 'hangs' ? 'hangs' : `is ${fault}`);

/** Every fault of the first file; the others are loaded and watched by the same code. */
const files: Readonly<Record<string, { readonly path: RegExp; readonly faults: readonly Fault[] }>> = {
  'the remote entry': { path: /^\/remotes\/mf-game\/remoteEntry\.js/, faults },
  "the page's chunk": { path: /^\/remotes\/mf-game\/js\/GamePage\..+\.js/, faults: ['404', 'hangs'] },
  'a shared chunk of the shell': { path: /^\/js\/share-components-Select-.+\.js/, faults: ['bad JavaScript', 'hangs'] },
};

test.describe('when the game cannot be loaded', () => {
  for (const [file, { path, faults: faultsOfFile }] of Object.entries(files)) {
    for (const fault of faultsOfFile) {
      const tag = file === 'the remote entry' && fault === 'hangs' ? [] : '@nightly';
      test(
        `because ${file} ${does(fault)}, its error is shown, the rest works, and Try again recovers`,
        { tag },
        async ({ page, faultyProxy }) => {
          await page.clock.install();
          await open(page, '/');
          const start = page.getByRole('link', { name: 'Start Your Math Adventure!' }).first();
          const tryAgain = page.getByRole('button', { name: 'Try again' });
          /** Presses Start, and advances past the page's time limit. */
          const startInVain = async () => {
            await start.click();
            await expect(page).toHaveURL(/\/game$/);
            await page.clock.runFor(5000);
            await expect(tryAgain).toBeVisible();
            await ready(page);
          };
          faultyProxy.breakFile(path, fault);

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
        },
      );
    }
  }

  for (const fault of ['404', 'hangs'] as const) {
    test(
      `a cold visit to its address also shows the error in place of the HTML if the file ${does(fault)}`,
      { tag: '@nightly' },
      async ({ page, faultyProxy }) => {
        faultyProxy.breakFile(/remoteEntry/, fault);
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
      },
    );
  }
});

for (const [file, { path }] of Object.entries(files)) {
  test(`the game opens when ${file} is only slow`, { tag: '@nightly' }, async ({ page, faultyProxy }) => {
    faultyProxy.breakFile(path, 'slow');

    await open(page, '/game');

    await expect(page.getByRole('button', { name: 'Start Playing Now' })).toBeVisible();
  });
}

test("one failed remote doesn't affect the others", { tag: '@nightly' }, async ({ page, faultyProxy }) => {
  faultyProxy.breakFile(/^\/remotes\/mf-game\//, '404');

  await open(page, '/pricing');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

for (const fault of ['404', 'hangs'] as const) {
  test(
    `when the home page's file ${does(fault)}, its HTML stays, and Try again recovers on the way back`,
    { tag: '@nightly' },
    async ({ page, faultyProxy }) => {
      faultyProxy.breakFile(/^\/js\/home\..+\.js/, fault);

      await open(page, '/', { until: 'html' });

      const start = page.getByRole('link', { name: 'Start Your Math Adventure!' }).first();
      await expect(start).toBeVisible();

      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
      await page.getByRole('banner').getByRole('link', { name: 'Countertop, home' }).click();

      const tryAgain = page.getByRole('button', { name: 'Try again' });
      await expect(tryAgain).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      faultyProxy.repair();
      await tryAgain.click();
      await expect(start).toBeVisible();
    },
  );
}

/** The chunk with the rules and the play screen. */
const rules = /^\/remotes\/mf-game\/js\/work\..+\.js/;

/** Every fault of the first file, as above. */
const lazyFiles = {
  "the remote's own": { path: rules, faults: ['404', 'throws', 'HTML'] },
  'a shared one of the shell': { path: /^\/js\/(shared|query)\..+\.js/, faults: ['404'] },
} as const;

test.describe('when lazy code of the game fails to load', () => {
  for (const [file, { path, faults: faultsOfFile }] of Object.entries(lazyFiles)) {
    for (const fault of faultsOfFile) {
      const tag = path === rules && fault === '404' ? [] : '@nightly';
      test(
        `because ${file} is ${fault}, Start reports it, loses nothing, and Try again plays`,
        { tag },
        async ({ page, faultyProxy }) => {
          faultyProxy.breakFile(path, fault);
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
        },
      );
    }
  }

  test(
    'the age group choice and the phone menu open at the first press, however slow',
    { tag: '@nightly' },
    async ({ page, faultyProxy }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      faultyProxy.breakFile(/^\/remotes\/mf-game\/js\/lists\..+\.js/, 'slow');
      await open(page, '/game');

      const field = page.getByRole('button', { name: /Age-Based Learning Path/ });
      await field.click();
      await page.getByRole('option', { name: /Pro/ }).click();
      await expect(field).toHaveText(/Pro/);
      await expect(field).toBeFocused();
      await page.getByRole('button', { name: 'More', exact: false }).first().press('Enter');

      await expect(page.getByRole('menuitem', { name: 'Tutorial' })).toBeVisible();
    },
  );
});

test(
  'a slow file is announced, and the game begins when it is there',
  { tag: '@nightly' },
  async ({ page, faultyProxy }) => {
    faultyProxy.breakFile(rules, 'slow');
    await open(page, '/game?seed=7&ages=ages_8_9');

    await page.getByRole('button', { name: 'Start Playing Now' }).click();

    await expect(page.getByRole('status').filter({ hasText: 'One moment…' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Restaurant Floor' })).toBeFocused();
    await expect(page.getByText('One moment…')).toHaveCount(0);
  },
);

test('an idle game can be played offline, including its dialogs', { tag: '@nightly' }, async ({ page, context }) => {
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
