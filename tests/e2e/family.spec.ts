import { expect, type Page } from '@playwright/test';
import { change, query, test } from '../support/ownServer.ts';
import { open, signIn } from '../support/visitor.ts';

const email = 'explorer@demo.example';
const names = ['Mia', 'Leo', 'Ada', 'Noor', 'Finn'] as const;
/** A person who types without haste, and thinks before each step. */
const pace = { keyMs: 250, stepMs: 2000 } as const;
const maxSetupMs = 180_000;
/** Stops of the Tab key in a dialog. */
const maxStops = 6;

/** Presses keys like a person, and adds up the time that a person needs. */
function keyboardOf(page: Page) {
  let personMs = 0;
  return {
    personMs: () => personMs,
    async press(...keys: readonly string[]): Promise<void> {
      for (const key of keys) await page.keyboard.press(key);
      personMs += pace.stepMs + keys.length * pace.keyMs;
    },
    async tab(): Promise<void> {
      await page.keyboard.press('Tab');
      personMs += pace.keyMs;
    },
    async type(text: string): Promise<void> {
      await page.keyboard.type(text);
      personMs += text.length * pace.keyMs;
    },
  };
}

test('a grown-up sets up five children by keyboard in under three minutes', async ({ page, context, server }) => {
  await change(server, `update users set subscription_tier = 'family' where email = '${email}'`);
  await signIn(context, server.url);
  await open(page, '/family');
  const keyboard = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  /** Tabs to a button of the dialog and presses it. */
  async function pressByKeyboard(label: string): Promise<void> {
    const button = dialog.getByRole('button', { name: label });
    for (let stops = 0; stops < maxStops; stops += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await keyboard.tab();
    }
    await keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Add a child' }).focus();
  await keyboard.press('Enter');

  for (const [index, name] of names.entries()) {
    await expect(page.getByLabel('Nickname')).toBeFocused();
    await keyboard.type(name);
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
  expect(keyboard.personMs()).toBeLessThan(maxSetupMs);
  const nicknames = await query(server, `select nickname from learners where nickname in ('${names.join("','")}')`);
  expect(nicknames).toHaveLength(names.length);
  expect(page.url(), 'addresses are logged').not.toMatch(new RegExp(names.join('|')));
});
