import type { Page } from '@playwright/test';
import { signInNew } from '../../support/account.ts';
import { query } from '../../support/ownServer.ts';
import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

const names = ['Mia', 'Leo', 'Ada', 'Noor', 'Finn'] as const;
/** Key presses, not counting those that type the nickname. */
const maxKeysPerChild = 20;

/** Presses keys, and counts them. */
function keyboardOf(page: Page) {
  let keys = 0;
  return {
    keys: () => keys,
    async press(...pressed: readonly string[]): Promise<void> {
      for (const key of pressed) await page.keyboard.press(key);
      keys += pressed.length;
    },
  };
}

test(
  'a grown-up sets up five children by keyboard with few keys',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    const { id } = await signInNew(context, site, { tier: 'family' });
    await open(page, '/family');
    const keyboard = keyboardOf(page);
    const dialog = page.getByRole('dialog');
    /** Tabs to a button of the dialog and presses it. */
    async function pressByKeyboard(label: string): Promise<void> {
      const button = dialog.getByRole('button', { name: label });
      for (let stops = 0; stops < maxKeysPerChild; stops += 1) {
        if (await button.evaluate((element) => element === document.activeElement)) break;
        await keyboard.press('Tab');
      }
      await keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Add a child' }).focus();
    await keyboard.press('Enter');

    for (const [index, name] of names.entries()) {
      await expect(page.getByLabel('Nickname')).toBeFocused();
      await page.keyboard.type(name);
      await keyboard.press('Enter');
      await expect(dialog.getByRole('radio', { checked: true })).toBeFocused();
      await keyboard.press('ArrowRight', 'Enter');
      await expect(dialog.getByRole('radio', { name: 'Ages 6-7' })).toBeFocused();
      await keyboard.press('Space', 'Enter');
      await expect(page.getByRole('dialog', { name: `May we save what ${name} does?` })).toBeVisible();
      await pressByKeyboard('I agree');
      await expect(page.getByRole('dialog', { name: `${name} is at the table` })).toBeVisible();
      const isLast = index === names.length - 1;
      await pressByKeyboard(isLast ? 'Done' : 'Add another child');
    }

    await expect(dialog).toBeHidden();
    await expect(page.getByText('That’s 5 children, the most that one plan has room for.')).toBeVisible();
    expect(keyboard.keys()).toBeLessThanOrEqual(names.length * maxKeysPerChild);
    const nicknames = await query(
      site,
      `select nickname from learners join guardians on guardians.learner_id = learners.id where user_id = '${id}'`,
    );
    expect(nicknames).toHaveLength(names.length);
    expect(page.url(), 'addresses are logged').not.toMatch(new RegExp(names.join('|')));
  },
);
