import type { Page } from '@playwright/test';
import { findings } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import { byMouse, playDay, playScreen, readyToType } from '../../support/player.ts';
import { readOrder, solve } from '../../support/solve.ts';
import { open, prefer } from '../../support/visitor.ts';

/** Collects what axe finds on each screen in each theme. */
function axeCheck(page: Page) {
  const found: string[] = [];
  return {
    found,
    async check(screen: string) {
      for (const finding of await findings(page)) found.push(`${screen}: ${finding}`);
    },
  };
}

async function untilWaiting(page: Page) {
  const { waiting } = playScreen(page);
  for (let second = 0; second < 40 && !(await waiting.isVisible()); second += 1) await page.clock.runFor(1000);
  await waiting.click();
}

/** Opens a dialog with its button, checks it, and closes it with Escape. */
async function checkDialog(page: Page, check: (screen: string) => Promise<void>, name: string) {
  const { dialog } = playScreen(page);
  await page.getByRole('button', { name, exact: true }).first().click();
  await dialog.waitFor();
  await check(name);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

// wcag22-1.1.1 wcag22-1.3.1 wcag22-1.4.1 wcag22-1.4.3 wcag22-2.5.3 wcag22-4.1.2 (game)
test('axe finds nothing on any screen of a game, in any theme (promise:every-setting)', async ({
  page,
  context,
  site,
}) => {
  const { found, check } = axeCheck(page);
  const screen = playScreen(page);
  await prefer(context, site.url, 'default');
  await page.clock.install();

  await open(page, '/game?seed=7&ages=ages_8_9', { isFirstVisit: true });
  await page.getByRole('button', { name: 'Quick Tutorial (2 min)' }).click();
  await screen.dialog.waitFor();
  await check('the tutorial of the first visit');
  await page.getByRole('button', { name: 'Skip Tutorial' }).click();
  await screen.dialog.waitFor({ state: 'detached' });
  await check('the start screen');
  await checkDialog(page, check, 'How to Play');
  await checkDialog(page, check, 'Accessibility Options');

  await screen.start.click();
  await page.getByRole('heading', { name: 'Restaurant Floor' }).waitFor();
  await checkDialog(page, check, 'Progress & Achievements');
  await checkDialog(page, check, 'Manage Inventory');
  await untilWaiting(page);
  await readyToType(page, byMouse);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await check('an order with a hint');
  await screen.answer.fill('9999');
  await screen.check.click();
  await screen.continue.waitFor();
  await check('a wrong answer');
  await page.getByRole('button', { name: 'Try these numbers again' }).click();
  await check('the second try');
  await screen.continue.click();
  await screen.dialog.waitFor({ state: 'detached' });

  await untilWaiting(page);
  await readyToType(page, byMouse);
  await screen.answer.fill(String(solve(await screen.order.evaluate(readOrder))));
  await screen.check.click();
  await screen.continue.waitFor();
  await check('a right answer');
  await screen.continue.click();
  await screen.dialog.waitFor({ state: 'detached' });
  await screen.pause.click();
  await screen.resume.waitFor();
  await check('the pause');
  await page.getByRole('button', { name: 'Give feedback' }).click();
  await page.getByRole('heading', { name: 'Game paused' }).waitFor({ state: 'detached' });
  await check('feedback');
  await page.keyboard.press('Escape');
  await screen.resume.click();

  await playDay(page, byMouse);
  await check('the end of the day');
  expect(found).toEqual([]);
});
