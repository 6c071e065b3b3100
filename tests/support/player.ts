import { expect, type Locator, type Page } from '@playwright/test';

const number = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

/** Works a ticket of ages 8-9 out as a child does: by reading it. */
export function solve(ticket: string): number {
  const change = /The bill is \$([\d.,]+)\. The guest gives \$([\d.,]+)\./.exec(ticket);
  if (change) return number(change[2]) - number(change[1]);
  const stock = /this morning\D+([\d,]+)[\s\S]*?Served\D+([\d,]+)/.exec(ticket);
  if (stock) return number(stock[1]) - number(stock[2]);
  const profit = /sells for\D+([\d.]+)[\s\S]*?costs us\D+([\d.]+)[\s\S]*?Sold today\D+(\d+)/.exec(ticket);
  if (profit) return (number(profit[1]) - number(profit[2])) * number(profit[3]);
  const lines = [...ticket.matchAll(/(\d+) [^\n$]+ at \$([\d.]+)/g)];
  expect(lines.length, `nobody can work this out:\n${ticket}`).toBeGreaterThan(0);
  return sum(lines.map(([, count, price]) => number(count) * number(price)));
}

/** The parts of the play screen by the names a person hears. */
export function playScreen(page: Page) {
  const floor = page.getByRole('button', { name: /^Table \d, / });
  return {
    start: page.getByRole('button', { name: 'Start Playing Now' }),
    table: (state: string) =>
      floor.filter({ hasNot: page.locator('[disabled]') }).and(page.getByRole('button', { name: new RegExp(state) })),
    order: page.getByRole('region', { name: 'Order', exact: true }),
    answer: page.getByRole('textbox', { name: /^Your answer/ }),
    check: page.getByRole('button', { name: 'Check!' }),
    dialog: page.getByRole('dialog'),
    continue: page.getByRole('dialog').getByRole('button', { name: 'Continue' }),
    dayComplete: page.getByRole('heading', { name: /^Day \d+ Complete!$/ }),
    pause: page.getByRole('button', { name: 'Pause the game' }),
    resume: page.getByRole('button', { name: 'Resume Game' }),
  };
}

/** How a player reaches a control: with a finger, or by keys alone. */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
}

export const byMouse: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
};

/** Tab, arrow keys, Enter and digits only; fails when something cannot be reached. */
export function byKeyboard(page: Page): Hands {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  async function reach(target: Locator) {
    await target.waitFor();
    for (let step = 0; step < 60; step += 1) {
      if (await isFocused(target)) return;
      const key = await page.evaluate(() =>
        document.activeElement?.hasAttribute('data-table') === true ? 'floor' : 'elsewhere',
      );
      const isTable = await target.evaluate((element) => element.hasAttribute('data-table'));
      await page.keyboard.press(key === 'floor' && isTable ? 'ArrowRight' : 'Tab');
      if (key === 'floor' && isTable && !(await isFocused(target)) && step % 3 === 2)
        await page.keyboard.press('ArrowDown');
    }
    throw new Error(`The keyboard does not reach ${target.toString()}.`);
  }
  return {
    press: async (target) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    write: async (target, text) => {
      await reach(target);
      await page.keyboard.type(text);
    },
  };
}

/** Takes the order of a waiting guest and answers it right. Returns the ticket's text. */
export async function answerOrder(page: Page, hands: Hands, waiting: Locator): Promise<string> {
  const screen = playScreen(page);
  await hands.press(waiting);
  await screen.answer.waitFor();
  const ticket = await screen.order.innerText();
  await hands.write(screen.answer, String(solve(ticket)));
  await hands.press(screen.check);
  await expect(screen.dialog.getByRole('heading', { name: 'Correct' }), ticket).toBeVisible();
  await hands.press(screen.continue);
  await screen.dialog.waitFor({ state: 'detached' });
  return ticket;
}

/** Plays until the day is complete. The page's clock must be installed; waiting for guests costs no real time. */
export async function playDay(page: Page, hands: Hands): Promise<readonly string[]> {
  const screen = playScreen(page);
  const tickets: string[] = [];
  for (let turn = 0; turn < 400 && !(await screen.dayComplete.isVisible()); turn += 1) {
    const ready = screen.table('ready to be served').first();
    const waiting = screen.table('ready to order').or(screen.table('in a hurry')).first();
    if (await ready.isVisible()) await hands.press(ready);
    else if (await waiting.isVisible()) tickets.push(await answerOrder(page, hands, waiting));
    else await page.clock.runFor(1000);
  }
  return tickets;
}
