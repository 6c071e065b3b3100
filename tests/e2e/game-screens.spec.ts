import type { Page } from '@playwright/test';
import { findings } from '../support/axe.ts';
import { expect, test } from '../support/house.ts';
import { byMouse, playDay, playScreen } from '../support/player.ts';
import { solve } from '../support/solve.ts';
import { prefer } from '../support/visitor.ts';

/** Looks at what is on the screen and notes what axe finds in each theme, under the name of the screen. */
function examiner(page: Page) {
  const found: string[] = [];
  return {
    found,
    async look(screen: string) {
      for (const finding of await findings(page)) found.push(`${screen}: ${finding}`);
    },
  };
}

async function untilWaiting(page: Page) {
  const { waiting } = playScreen(page);
  for (let second = 0; second < 40 && !(await waiting.isVisible()); second += 1) await page.clock.runFor(1000);
  await waiting.click();
}

/** Opens a dialog by a button, looks at it, and closes it by Escape. */
async function lookAtDialog(page: Page, look: (screen: string) => Promise<void>, name: string) {
  const { dialog } = playScreen(page);
  await page.getByRole('button', { name, exact: true }).first().click();
  await dialog.waitFor();
  await look(name);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

test('axe finds nothing on any screen of a game, in any theme', async ({ page, context, house }) => {
  test.setTimeout(240_000);
  const { found, look } = examiner(page);
  const screen = playScreen(page);
  await prefer(context, house.url, 'default');
  await page.clock.install();

  await page.goto('/game?seed=7&ages=ages_8_9');
  await screen.dialog.waitFor();
  await look('the tutorial of the first visit');
  await page.getByRole('button', { name: 'Skip Tutorial' }).click();
  await screen.dialog.waitFor({ state: 'detached' });
  await look('the start screen');
  await lookAtDialog(page, look, 'How to Play');
  await lookAtDialog(page, look, 'Accessibility Options');

  await screen.start.click();
  await page.getByRole('heading', { name: 'Restaurant Floor' }).waitFor();
  await lookAtDialog(page, look, 'Progress & Achievements');
  await lookAtDialog(page, look, 'Manage Inventory');
  await untilWaiting(page);
  await screen.answer.waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await look('an order with a hint');
  await screen.answer.fill('9999');
  await screen.check.click();
  await screen.continue.waitFor();
  await look('a wrong answer');
  await page.getByRole('button', { name: 'Try these numbers again' }).click();
  await look('the second try');
  await screen.continue.click();
  await screen.dialog.waitFor({ state: 'detached' });

  await untilWaiting(page);
  await screen.answer.waitFor();
  await screen.answer.fill(String(solve(await screen.order.innerText())));
  await screen.check.click();
  await screen.continue.waitFor();
  await look('a right answer');
  await screen.continue.click();
  await screen.dialog.waitFor({ state: 'detached' });
  await screen.pause.click();
  await screen.resume.waitFor();
  await look('the pause');
  await page.getByRole('button', { name: 'Give feedback' }).click();
  await page.getByRole('heading', { name: 'Game paused' }).waitFor({ state: 'detached' });
  await look('feedback');
  await page.keyboard.press('Escape');
  await screen.resume.click();

  await playDay(page, byMouse);
  await look('the end of the day');
  expect(found).toEqual([]);
});
