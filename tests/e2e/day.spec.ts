import { expect, test } from '../support/test.ts';
import { byKeyboard, byMouse, playDay, playScreen } from '../support/player.ts';
import { solve } from '../support/solve.ts';
import { open, reload, withMotion } from '../support/visitor.ts';

test.describe('a child plays a day', () => {
  test.describe('with full motion', () => {
    test.use(withMotion);

    test('with the mouse (promise:whole-game)', async ({ page }) => {
      await page.clock.install();
      await open(page, '/game?seed=7&ages=ages_8_9');
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
});
