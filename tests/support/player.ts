import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { readOrder, solve } from './solve.ts';

/** The parts of the play screen, found by accessible name. */
export function playScreen(page: Page) {
  const table = (state: string) => page.getByRole('button', { name: new RegExp(`^Table \\d, .*(${state})`) });
  return {
    start: page.getByRole('button', { name: 'Start Playing Now' }),
    savedGame: page.getByRole('main').getByRole('button', { name: 'Continue Playing' }),
    waiting: table('ready to order|Hurry!').first(),
    ready: table('Serve!').first(),
    order: page.getByRole('region', { name: 'Order', exact: true }),
    answer: page.getByRole('textbox', { name: /^Your answer/ }),
    /** In the till drawer. */
    typeTheNumber: page.getByRole('button', { name: 'Type the number' }),
    check: page.getByRole('button', { name: 'Check!' }),
    dialog: page.getByRole('dialog'),
    continue: page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }),
    /** In a celebration. */
    continuePlaying: page.getByRole('dialog').getByRole('button', { name: 'Continue Playing' }),
    dayComplete: page.getByRole('heading', { name: /^(Day \d+ Complete!|Lesson finished)$/ }),
    pause: page.getByRole('button', { name: 'Pause the game' }),
    resume: page.getByRole('button', { name: 'Resume Game' }),
  };
}

/** Makes every visit look like a later one, after the tutorial. */
export async function skipTutorial(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Axe opens an empty page, which has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('countertop.tutorial.v1', '"skipped"');
  });
}

/** The last file that the game loads ahead, once it is idle, so that it can be played without a network. */
export const lastLoadedAhead = /mf-game\/js\/menu/;

/** Waits until a page has loaded the game ahead for a child. With an installed clock, the page can't tell: wait for the response. */
export async function gameLoadedAhead(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(loaded).toMatch(/mf-game\/js\/limits/);
}

/** Returns the number of answers that wait in the browser. */
export const waitingAnswers = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('countertop.attempts.v1');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('attempts').objectStore('attempts').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );

/** How a player operates a control: by mouse, touch or keyboard. */
export interface InputMethod {
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
}

export const byMouse: InputMethod = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
};

export const byTouch: InputMethod = {
  press: (target) => target.tap(),
  write: (target, text) => target.fill(text),
};

/** Returns the next key toward a control: an arrow key inside the floor or a toolbar, otherwise Tab; null when it has the focus. */
const keyToward = (target: Element) => {
  const from = document.activeElement;
  if (from === target) return null;
  const group = from?.closest('[role="toolbar"], [role="group"]:has([data-table])');
  if (from === null || group?.contains(target) !== true) return 'Tab';
  if (group.getAttribute('role') === 'toolbar') return 'ArrowRight';
  const [here, there] = [from.getBoundingClientRect(), target.getBoundingClientRect()];
  const [across, down] = [there.x - here.x, there.y - here.y];
  if (Math.abs(down) > Math.abs(across)) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return across > 0 ? 'ArrowRight' : 'ArrowLeft';
};

/** Uses Tab, arrow keys, Enter and typed text only. Throws if a control can't be reached. */
export function byKeyboard(page: Page): InputMethod {
  async function reach(target: Locator) {
    await target.waitFor();
    for (let step = 0; step < 60; step += 1) {
      const key = await target.evaluate(keyToward);
      if (key === null) return;
      await page.keyboard.press(key);
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

/** Waits for an open order whose answer can be typed. Children of six to nine begin with the till drawer for change. */
export async function readyToType(page: Page, input: InputMethod): Promise<void> {
  const { answer, typeTheNumber } = playScreen(page);
  await answer.or(typeTheNumber).first().waitFor();
  if (await typeTheNumber.isVisible()) await input.press(typeTheNumber);
  await answer.waitFor();
}

/** Answers tickets that can't be read, those of ages 10 and up, right or wrong. */
export const anyNumber = (): number => 1;

/** Takes a waiting customer's order, unless one is open, and answers it, correctly by default. Returns the ticket's text. */
export async function answerOrder(
  page: Page,
  input: InputMethod,
  waiting: Locator | null,
  answer: (ticket: string) => number = solve,
): Promise<string> {
  const screen = playScreen(page);
  if (waiting !== null) await input.press(waiting);
  await readyToType(page, input);
  const ticket = await screen.order.evaluate(readOrder);
  const given = answer(ticket);
  await input.write(screen.answer, String(given));
  await input.press(screen.check);
  const verdicts =
    answer === anyNumber ? ['Correct', 'Incorrect'] : [given === solve(ticket) ? 'Correct' : 'Incorrect'];
  const heading = screen.dialog.getByRole('heading', { name: new RegExp(`^(?:${verdicts.join('|')})$`) });
  await expect(heading, ticket).toBeVisible();
  await input.press(screen.continue);
  await screen.continue.waitFor({ state: 'detached' });
  return ticket;
}

/** Returns the accessible names of the tables. They include the patience, so they change while the clock runs. */
export function tableNames(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('[data-table]').evaluateAll((tables) => tables.map((table) => table.getAttribute('aria-label')));
}

/** Closes a celebration if there is one. Except in untimed mode, it may close automatically first. */
export async function endCelebration(page: Page, input: InputMethod): Promise<void> {
  const { continuePlaying } = playScreen(page);
  if (!(await continuePlaying.isVisible())) return;
  const closed = continuePlaying.waitFor({ state: 'detached' });
  await Promise.race([closed, input.press(continuePlaying).catch(() => closed)]);
}

/** Serves a table and waits until the floor shows it. */
async function serve(page: Page, input: InputMethod): Promise<void> {
  const { ready } = playScreen(page);
  const name = (await ready.getAttribute('aria-label')) ?? '';
  await input.press(ready);
  await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
}

interface PlayOptions {
  /** Number of orders to answer; the whole day by default. */
  readonly orders?: number;
  /** Returns the answer to a ticket; the correct one by default. */
  readonly answer?: (ticket: string) => number;
  readonly pass?: () => Promise<void>;
}

/**
 * Plays until the day is complete and returns the tickets. `pass` advances time while nobody is ready: by default the page's fake
 * clock, which must be installed, so that waiting for customers takes no real time.
 */
export async function playDay(
  page: Page,
  input: InputMethod,
  { orders = Number.POSITIVE_INFINITY, answer = solve, pass = () => page.clock.fastForward(1000) }: PlayOptions = {},
): Promise<readonly string[]> {
  const screen = playScreen(page);
  const tickets: string[] = [];
  // Don't advance the clock before the game has loaded, or the loader times out.
  await screen.pause.or(screen.dialog).or(screen.dayComplete).first().waitFor();
  for (let turn = 0; turn < 400 && tickets.length < orders; turn += 1) {
    if (await screen.dayComplete.isVisible()) break;
    if (await screen.continuePlaying.isVisible()) await endCelebration(page, input);
    else if (await screen.ready.isVisible()) await serve(page, input);
    else if (await screen.waiting.isVisible()) tickets.push(await answerOrder(page, input, screen.waiting, answer));
    else await pass();
  }
  return tickets;
}
