import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import {
  answerOrder,
  byKeyboard,
  byMouse,
  byTouch,
  playDay,
  playScreen,
  readyToType,
  tableNames,
} from '../../support/player.ts';
import { solve } from '../../support/solve.ts';
import { open, reload, withMotion } from '../../support/visitor.ts';

const replay = '/game?seed=7&ages=ages_8_9';

test.describe('a child plays a day', () => {
  for (const [motion, options, details] of [
    ['reduced', {}, {}],
    ['full', withMotion, { tag: '@nightly' }],
  ] as const) {
    test.describe(`with ${motion} motion`, () => {
      test.use(options);

      test('with the mouse (promise:whole-game)', details, async ({ page }) => {
        await page.clock.install();
        await open(page, replay);
        const screen = playScreen(page);
        await screen.start.click();

        const tickets = await playDay(page, byMouse);

        await expect(screen.dayComplete).toHaveText('Day 1 Complete!');
        expect(tickets.length).toBeGreaterThanOrEqual(5);
        await expect(screen.dialog).toContainText('5 customers');
        await page.getByRole('button', { name: 'Open for day 2' }).click();
        await expect(page.getByText('0 of 6 served')).toBeVisible();
      });
    });
  }

  // wcag22-2.1.1 wcag22-2.1.2 (game)
  test('of a lesson with the keyboard only on a small phone, with wrong answers and a reload (promise:keyboard)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    // Five orders, ages 6-7, untimed, without hints.
    await open(page, '/game?lesson=2000-001S-W20H');
    const input = byKeyboard(page);
    await expect(page.getByText('A lesson from your teacher: 5 orders, ages 6-7')).toBeVisible();
    await input.press(page.getByRole('button', { name: 'Start', exact: true }));

    await playDay(page, input, { orders: 2, answer: (ticket) => solve(ticket) + 1 });
    await reload(page);
    await input.press(page.getByRole('button', { name: 'Continue', exact: true }));
    await expect(page.getByRole('region', { name: 'Your restaurant' })).toContainText('3of 5');
    await playDay(page, input);

    await expect(page.getByRole('dialog', { name: 'Lesson finished' })).toContainText('3 of 5 right.');
    await input.press(page.getByRole('button', { name: 'Done' }));
    await expect(page.getByText('Lesson finished: 3 of 5 right')).toBeVisible();
  });

  // wcag22-2.1.1 wcag22-2.1.2 (game)
  test('with the keyboard only', { tag: '@nightly' }, async ({ page }) => {
    await page.clock.install();
    await open(page, replay);
    const input = byKeyboard(page);
    const screen = playScreen(page);
    await input.press(screen.start);

    await playDay(page, input);

    await expect(screen.dayComplete).toHaveText('Day 1 Complete!');
    await input.press(page.getByRole('button', { name: 'Open for day 2' }));
    await expect(page.getByText('0 of 6 served')).toBeVisible();
  });

  // wcag22-2.5.1 wcag22-2.5.7 wcag22-2.5.8 (game)
  test('by touch on a small phone (promise:touch)', { tag: '@nightly' }, async ({ browser, site }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 640 },
    });
    const page = await context.newPage();
    await page.clock.install();
    await open(page, replay);
    const screen = playScreen(page);
    await screen.start.tap();

    await playDay(page, byTouch);

    await expect(screen.dayComplete).toHaveText('Day 1 Complete!');
    await page.getByRole('button', { name: 'Open for day 2' }).tap();
    await expect(screen.dayComplete).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await context.close();
  });

  // wcag22-2.2.1 (game)
  test('in untimed mode (promise:no-timers)', { tag: '@nightly' }, async ({ page }) => {
    await page.clock.install();
    await open(page, replay);
    await page.getByText('Untimed', { exact: true }).click();
    const screen = playScreen(page);
    await screen.start.click();

    // An hour in which nobody does anything changes nothing.
    await screen.waiting.waitFor();
    const before = await tableNames(page);
    await page.clock.runFor(3_600_000);
    expect(await tableNames(page)).toEqual(before);

    const tickets = await playDay(page, byMouse);
    await expect(screen.dayComplete).toHaveText('Day 1 Complete!');
    expect(tickets).toHaveLength(5);
  });

  test('and the same link repeats the same problems', { tag: '@nightly' }, async ({ browser, site }) => {
    const seen: (readonly string[])[] = [];
    for (const visit of ['first', 'second']) {
      await test.step(`${visit} visit`, async () => {
        const context = await browser.newContext({ baseURL: site.url });
        const page = await context.newPage();
        await page.clock.install();
        await open(page, replay);
        await playScreen(page).start.click();
        seen.push(await playDay(page, byMouse, { orders: 2 }));
        await context.close();
      });
    }

    const questions = seen.map((tickets) => tickets.map((ticket) => ticket.replace(/Time remaining\s+[\d:]+/, '')));

    expect(questions[0]).toHaveLength(2);
    expect(questions[0]).toEqual(questions[1]);
  });
});

/** Waits for a customer who is ready to order. */
async function untilWaiting(page: Page) {
  const { waiting } = playScreen(page);
  for (let second = 0; second < 40 && !(await waiting.isVisible()); second += 1) await page.clock.runFor(1000);
  return waiting;
}

/** A game whose first customer has just ordered. */
async function withOrderOpen(page: Page) {
  const screen = playScreen(page);
  await page.clock.install();
  await open(page, replay);
  await screen.start.click();
  await (await untilWaiting(page)).click();
  await readyToType(page, byMouse);
  return screen;
}

// wcag22-3.3.3 (game)
test(
  'an answer that can be read two ways is asked about; a wrong one frees the table and costs nothing',
  { tag: '@nightly' },
  async ({ page }) => {
    const screen = await withOrderOpen(page);

    await screen.answer.fill('12,000');
    await screen.answer.press('Enter');
    await expect(page.getByText(/^Did you mean .+ or .+\?$/)).toBeVisible();
    await expect(screen.dialog).toHaveCount(0);
    await page.getByRole('button', { name: '12,000', exact: true }).click();

    await expect(screen.dialog.getByRole('heading', { name: 'Incorrect' })).toBeVisible();
    await expect(screen.dialog).toContainText("Don't worry - practice makes perfect!");
    await expect(screen.dialog).not.toContainText('Correct answer');
    await page.getByRole('button', { name: 'Show me how' }).click();
    await expect(screen.dialog).toContainText('Correct answer');
    await screen.continue.click();
    await expect(page.getByText(/ is wrong! I'm leaving unsatisfied\./).first()).toBeVisible();
  },
);

/** Makes the page believe that its tab is shown or hidden. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

// wcag22-2.2.1 wcag22-2.2.2 (game)
test(
  'a pause, a hidden tab and a result stop the clock, and the pause shows the game number',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.clock.install();
    await open(page, replay);
    const screen = playScreen(page);
    await screen.start.click();
    const waiting = await untilWaiting(page);
    const before = await tableNames(page);

    await test.step('a pause', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'For grown-ups' }).click();
      await expect(page.getByText('Game number 7')).toBeVisible();
      await page.clock.runFor(60_000);
      await screen.resume.click();
      expect(await tableNames(page)).toEqual(before);
      await screen.resume.waitFor({ state: 'detached' });
    });

    await test.step('a hidden tab', async () => {
      const shown = await tableNames(page);
      await setHidden(page, true);
      await page.clock.runFor(60_000);
      await setHidden(page, false);
      await screen.resume.click();
      expect(await tableNames(page)).toEqual(shown);
      await screen.resume.waitFor({ state: 'detached' });
    });

    await test.step('a result', async () => {
      await waiting.click();
      await readyToType(page, byMouse);
      await screen.answer.fill('1');
      await screen.answer.press('Enter');
      await expect(screen.continue).toBeVisible();
      const answered = await tableNames(page);
      await page.clock.runFor(60_000);
      expect(await tableNames(page)).toEqual(answered);
    });
  },
);

// wcag22-2.5.1 (game)
test('answers with the number pad only', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install();
  await open(page, replay);
  await playScreen(page).start.click();

  await answerOrder(
    page,
    {
      press: (target) => target.click(),
      write: async (_, text) => {
        const pad = page.getByRole('toolbar', { name: 'Number pad' });
        for (const key of text)
          await pad.getByRole('button', { name: key === '.' ? 'Decimal point' : key, exact: true }).click();
      },
    },
    await untilWaiting(page),
  );
});
