import type { Locator } from '@playwright/test';
import { playScreen } from '../../support/player.ts';
import { readOrder, solve } from '../../support/solve.ts';
import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

test(
  'a bill is dragged to the tray by mouse, and the keyboard goes on from there',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/game?seed=11&ages=ages_8_9&type=change_calculation');
    const { start, waiting, order, dialog } = playScreen(page);
    await start.click();
    await waiting.click();
    const drawer = page.getByRole('toolbar', { name: /^How much/ });

    await drawer.getByRole('button', { name: '$5 bill' }).dragTo(drawer.getByText('Put the money here'));

    await expect(drawer.getByRole('img')).toHaveAccessibleName('1 $5 bill');
    await page.keyboard.press('Backspace');
    const change = solve(await order.evaluate(readOrder));
    // The third compartment has five-dollar bills, the fourth one-dollar bills.
    await page.keyboard.type('3'.repeat(Math.floor(change / 5)) + '4'.repeat(change % 5));
    await drawer.getByRole('button', { name: 'Check!' }).click();
    await expect(dialog.getByRole('heading', { name: 'Correct' })).toBeVisible();
  },
);

/** Scans the controls in reading order up to one, and presses it, as switch control of a phone does. Returns the number of steps. */
const pressBySwitch = (target: Locator): Promise<number> =>
  target.evaluate((control: HTMLElement) => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')].filter(
      (other) =>
        other.checkVisibility() &&
        !other.matches(':disabled') &&
        other.closest('[inert], [aria-hidden="true"]') === null,
    );
    const here = controls.findIndex((other) => other === document.activeElement);
    const there = controls.indexOf(control);
    if (here === -1 || there === -1) throw new Error(`A switch does not get to ${control.textContent}.`);
    control.focus();
    control.click();
    return (there - here + controls.length) % controls.length;
  });

test(
  'change is laid down, taken back and checked with one switch, and Tab leaves the drawer',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, '/game?seed=11&ages=ages_8_9&type=change_calculation');
    const { start, waiting, order, dialog } = playScreen(page);
    await start.click();
    await waiting.click();
    const drawer = page.getByRole('toolbar', { name: /^How much/ });
    await drawer.waitFor();
    const change = solve(await order.evaluate(readOrder));
    const pieces = [20, 10, 5, 1].flatMap((dollars, index, all) => {
      const rest = all.slice(0, index).reduce((left, larger) => left % larger, change);
      return Array.from({ length: Math.floor(rest / dollars) }, () => `$${dollars} bill`);
    });
    const key = (name: string) => drawer.getByRole('button', { name });
    const laid = drawer.getByRole('img');
    let steps = 0;
    const press = async (name: string) => {
      steps += await pressBySwitch(key(name));
      await expect(key(name)).toBeFocused();
    };

    await key('$20 bill').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await press('25 cents');
    await expect(laid).toHaveAccessibleName('1 coin of 25 cents');
    await press('Take back');
    await expect(laid).toHaveCount(0);
    await press('10 cents');
    await press('Clear');
    await expect(laid).toHaveCount(0);
    await press('Hint');
    for (const name of pieces) await press(name);
    steps += await pressBySwitch(key('Check!'));

    await expect(dialog.getByRole('heading', { name: 'Correct' })).toBeVisible();
    // Seven drawer keys besides the coins; each is about half the page's Tab stops away.
    expect(steps).toBeLessThanOrEqual(12 * (pieces.length + 7));
  },
);
