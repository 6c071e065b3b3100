import { startFaultyFront, type Fault, type FaultyFront } from '../support/faulty-front.ts';
import { expect, test as base } from '../support/house.ts';

const test = base.extend<{ front: FaultyFront }>({
  front: async ({ house }, use) => {
    const front = await startFaultyFront(house.url);
    await use(front);
    await front.stop();
  },
  baseURL: async ({ front }, use) => {
    await use(front.url);
  },
  // A broken script is also reported to the window; here that is the fault that was planted.
  watched: async ({}, use) => {
    await use({ complaints: [] });
  },
});

const boundaryLimitMs = 5000;

const files = {
  'the remote entry': /^\/remotes\/mf-game\/remoteEntry\.js/,
  "the page's chunk": /^\/remotes\/mf-game\/js\/.+\.js/,
  'a shared chunk of the shell': /^\/js\/(kit|query)\..+\.js/,
} as const;

const faults: readonly Fault[] = ['404', 'bad JavaScript', 'throws', 'HTML', 'hangs'];

test.describe('when the game cannot be loaded', () => {
  test.describe.configure({ timeout: 90_000 });

  for (const [file, path] of Object.entries(files)) {
    for (const fault of faults) {
      test(`because ${file} ${fault === 'hangs' ? 'hangs' : `is ${fault}`}, its boundary shows, the rest works, and Try again recovers`, async ({
        page,
        front,
      }) => {
        await page.goto('/');
        const start = page.getByRole('link', { name: 'Start Your Math Adventure!' }).first();
        await start.waitFor();
        front.breakFile(path, fault);

        const pressed = Date.now();
        await start.click();

        const tryAgain = page.getByRole('button', { name: 'Try again' });
        await expect(tryAgain).toBeVisible({ timeout: boundaryLimitMs + 3000 });
        expect(Date.now() - pressed).toBeLessThan(boundaryLimitMs);
        await test.step('another page of the site opens', async () => {
          await page.getByRole('link', { name: 'Home', exact: true }).first().click();
          await expect(start).toBeVisible();
          await start.click();
          await expect(tryAgain).toBeVisible({ timeout: boundaryLimitMs + 3000 });
        });

        front.mend();
        await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
        await tryAgain.click();

        await expect(page.getByRole('button', { name: 'Start Playing Now' })).toBeVisible({ timeout: 15_000 });
        expect(await page.evaluate(() => 'isSameDocument' in globalThis), 'without a reload').toBe(true);
      });
    }
  }

  test('a cold visit to its address shows the boundary too', async ({ page, front }) => {
    front.breakFile(files['the remote entry'], '404');

    await page.goto('/game');

    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: boundaryLimitMs });
    front.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Start Playing Now' })).toBeVisible();
  });
});

for (const [file, path] of Object.entries(files)) {
  test(`the game opens when ${file} is only slow`, async ({ page, front }) => {
    front.breakFile(path, 'slow');

    await page.goto('/game');

    await expect(page.getByRole('button', { name: 'Start Playing Now' })).toBeVisible({ timeout: 15_000 });
  });
}

test('one dead remote leaves the others alone', async ({ page, front }) => {
  front.breakFile(/^\/remotes\/mf-game\//, '404');

  await page.goto('/pricing');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
