import { playScreen, skipTutorial } from '../support/player.ts';
import { readOrder, solve } from '../support/solve.ts';
import { expect, test } from '../support/test.ts';

test('a bill is dragged to the tray by mouse, and the keyboard goes on from there', async ({ page, context }) => {
  await skipTutorial(context);
  await page.goto('/game?seed=11&ages=ages_8_9&type=change_calculation');
  const { start, waiting, order, dialog } = playScreen(page);
  await start.click();
  await waiting.click();
  const drawer = page.getByRole('toolbar', { name: /^How much/ });

  await drawer.getByRole('button', { name: '$5 bill' }).dragTo(drawer.getByText('Put the money here'));

  await expect(drawer.getByRole('img')).toHaveAccessibleName('1 $5 bill');
  await page.keyboard.press('Backspace');
  const change = solve(await order.evaluate(readOrder));
  // The third compartment has bills of five dollars, the fourth those of one.
  await page.keyboard.type('3'.repeat(Math.floor(change / 5)) + '4'.repeat(change % 5));
  await drawer.getByRole('button', { name: 'Check!' }).click();
  await expect(dialog.getByRole('heading', { name: 'Correct' })).toBeVisible();
});
