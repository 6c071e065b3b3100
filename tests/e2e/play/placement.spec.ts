import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';
import { byKeyboard, playScreen } from '../../support/player.ts';
import { readOrder, solve } from '../../support/solve.ts';

const windows = [
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
] as const;

for (const viewport of windows) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    // wcag22-2.1.1 (game)
    test(
      'eight orders by keyboard suggest an age band, send nothing, and change it only when the child chooses',
      { tag: '@nightly' },
      async ({ page }) => {
        const expectFocus = async (control: Locator) => {
          await expect(control).toBeFocused();
          await expect(control).toBeInViewport({ ratio: 1 });
        };
        const writes: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (request.method() !== 'GET' && /attempts|progress|badge|certificate/u.test(pathname))
            writes.push(pathname);
        });
        await open(page, '/game?seed=7');
        const keyboard = byKeyboard(page);
        const { answer, order } = playScreen(page);
        await keyboard.press(page.getByRole('button', { name: 'Not sure? Try 8 quick orders' }));

        // Solves the orders of ages 8-9, and none of the harder ones.
        const notSolved = /\.\d\d|%/u;
        for (let number = 1; number <= 8; number += 1) {
          await expect(page.getByRole('heading', { name: `Order ${number} of 8` })).toBeVisible();
          await expectFocus(answer);
          const ticket = await order.evaluate(readOrder);
          if (notSolved.test(ticket)) {
            await keyboard.press(page.getByRole('button', { name: 'I don’t know' }));
          } else {
            await page.keyboard.type(String(solve(ticket)));
            await page.keyboard.press('Enter');
            await expect(order.getByText('Correct!')).toBeVisible();
          }
          await expectFocus(page.getByRole('button', { name: number < 8 ? 'Next order' : 'See your level' }));
          await page.keyboard.press('Enter');
        }

        const dialog = page.getByRole('dialog', { name: 'Intermediate fits you' });
        await expect(dialog).toHaveAccessibleDescription(/You solved 5 of 8 orders\./u);
        await keyboard.press(dialog.getByRole('button', { name: 'Choose Intermediate' }));

        await expect(page.getByRole('radio', { name: 'Ages 8-9' })).toBeChecked();
        await expectFocus(page.getByRole('button', { name: /Intermediate/ }));
        expect(writes).toEqual([]);
      },
    );
  });
}
