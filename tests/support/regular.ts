import type { BrowserContext, Page } from '@playwright/test';
import type { Attempt } from '@countertop/contract/play/attempts';
import { dayMs } from '@countertop/contract/shared/time';
import { answeredRight, playedAttempts } from '../../api/test/attempts.ts';
import { uuidAt } from '../../api/src/resources/attempts/uuidAt.ts';
import type { Server } from '../../tools/serve.mjs';
import { newAccount } from './account.ts';
import { change, query } from './ownServer.ts';
import { answerOrder, byKeyboard, byMouse, byTouch, endCelebration, type InputMethod, playScreen } from './player.ts';
import { solve } from './solve.ts';
import { expect, test } from './test.ts';
import { open, signIn } from './visitor.ts';

const child = 'Tam';
const skill = 'Giving change from a large bill';
/** The skill was learned, asked again after a day, and is due again since yesterday. */
const [firstDay, learnedDay, visitDay] = [7, 6, 5];
const earlierAttempts = 9;

/** Returns a child of the family who has answered nothing but this skill, on earlier days. */
async function childWithDueSkill(context: BrowserContext, server: Server, email: string): Promise<string> {
  await signIn(context, server.url, email);
  const post = async (path: string, data: unknown) => {
    const response = await context.request.post(`${server.url}${path}`, { data, headers: { Origin: server.url } });
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  };
  const { id } = await post('/api/family/children', { nickname: child, picture: 'eva', band: 'ages_8_9' });
  await change(
    server,
    `insert into consents (learner_id, user_id, decision, method, notice_version, at)
     select '${id}', id, 'given', 'email', 1, 0 from users where email = '${email}'`,
  );
  const played = playedAttempts(100, { startMs: Date.now() }).find(({ type }) => type === 'change_calculation');
  if (played === undefined) throw new Error('Nothing was played.');
  const answered = (daysAgo: number, number: number, rest: Partial<Attempt> = {}): Attempt => {
    const ms = Date.now() - daysAgo * dayMs;
    return { ...answeredRight(played), id: uuidAt(ms, number), answeredAt: new Date(ms).toISOString(), ...rest };
  };
  const attempts = [
    ...Array.from({ length: 7 }, (_, number) => answered(firstDay, number)),
    answered(learnedDay, 8),
    answered(visitDay, 9, { origin: 'review' }),
  ];
  const stored = await post(`/api/learners/${id}/attempts`, { attempts });
  expect(stored).toEqual({ outcomes: attempts.map(() => ({ status: 'stored' })) });
  return id;
}

/** Collects in the page what its status regions say. An announcement is gone after a while. */
function collectAnnouncements() {
  const announced = new Set<string>();
  const collect = () => {
    for (const { textContent } of document.querySelectorAll('[role="status"]')) announced.add(textContent);
    Reflect.set(window, 'announced', [...announced]);
  };
  new MutationObserver(collect).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Hands the device to the child and starts a game whose first orders ask for other skills. */
async function startGame(page: Page, input: InputMethod): Promise<void> {
  await open(page, '/family');
  await page.getByRole('button', { name: 'Hand over this device' }).click();
  await page.getByRole('button', { name: `Hand over to ${child}` }).click();
  await page.waitForURL('**/game');
  await page.clock.install({ time: Date.now() });
  await page.addInitScript(collectAnnouncements);
  await open(page, '/game?seed=26&ages=ages_8_9');
  await input.press(playScreen(page).start);
}

const table = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

/** Answers and serves other customers until the ticket tells that Mina is back. Returns the number of answers. */
async function playUntilBack(page: Page, input: InputMethod): Promise<number> {
  const { ready } = playScreen(page);
  const other = table(page, /^Table \d, (?!Mina).*(ready to order|Hurry!)/);
  let answers = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    if (await page.getByRole('heading', { name: /^Mina is back, at table \d\.$/ }).isVisible()) return answers;
    if (await ready.isVisible()) await input.press(ready);
    else if (await other.isVisible()) {
      await answerOrder(page, input, other);
      answers += 1;
    }
    await page.clock.fastForward(500);
  }
  throw new Error(`Mina isn’t back after ${answers} answers.`);
}

/** Answers one more order, on the next day if the kitchen has closed. */
async function playOne(page: Page, input: InputMethod): Promise<void> {
  const { waiting, ready, continuePlaying } = playScreen(page);
  const nextDay = page.getByRole('button', { name: /^Open for day \d+$/ });
  for (let turn = 0; turn < 100; turn += 1) {
    if (await continuePlaying.isVisible()) await endCelebration(page, input);
    else if (await nextDay.isVisible()) await input.press(nextDay);
    else if (await ready.isVisible()) await input.press(ready);
    else if (await waiting.isVisible()) {
      await answerOrder(page, input, waiting);
      return;
    }
    await page.clock.fastForward(500);
  }
}

const dayText = (daysFromNow: number, options: Intl.DateTimeFormatOptions) =>
  new Date(Date.now() + daysFromNow * dayMs).toLocaleDateString('en-US', options);

const drawn = { origin: 'drawn', is_correct: 1, hints_used: 0 };

interface Visit {
  readonly by: 'mouse' | 'touch' | 'keyboard';
  readonly result: 'right' | 'right with a hint' | 'wrong';
  readonly step: string;
  readonly dueInDays: number;
}

/** Tests a visit of a regular, answered with an input method. */
export function testRegular({ by, result, step, dueInDays }: Visit): void {
  test.describe(`by ${by}`, () => {
    test.use({ hasTouch: by === 'touch' });

    test(`a regular comes back for a skill, is answered, ${result}, and the grown-ups see it`, async ({
      page,
      context,
      browser,
      site: server,
    }) => {
      const input = { mouse: byMouse, touch: byTouch, keyboard: byKeyboard(page) }[by];
      const { email } = await newAccount(server, { tier: 'family' });
      const id = await childWithDueSkill(context, server, email);
      await startGame(page, input);
      const [isWrong, isHinted] = [result === 'wrong', result === 'right with a hint'];
      /** Returns the answers of this game that the server has. */
      const answered = async () => {
        await page.clock.runFor(1000);
        const columns = 'origin, is_correct, hints_used';
        const rows = await query(server, `select ${columns} from attempts where learner_id = '${id}' order by id`);
        return rows.slice(earlierAttempts);
      };
      const sentence = `On ${dayText(-visitDay, { weekday: 'long' })}, Mina paid with a large bill.`;

      const others = await playUntilBack(page, input);

      expect(others).toBe(2);
      await expect(page.getByRole('paragraph').filter({ hasText: sentence })).toBeVisible();
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          const announced = await page.evaluate<string[]>(() => Reflect.get(window, 'announced'));
          return announced.find((text) => text.includes(sentence));
        })
        .toMatch(/^Mina is back and sits down at table \d\./);
      const mina = table(page, /^Table \d, Mina, .*ready to order/);
      while (!(await mina.isVisible())) await page.clock.fastForward(500);
      await input.press(mina);
      if (isHinted) await input.press(page.getByRole('button', { name: 'Hint', exact: true }));
      await answerOrder(page, input, null, (ticket) => solve(ticket) + Number(isWrong));
      const review = { origin: 'review', is_correct: Number(!isWrong), hints_used: Number(isHinted) };
      await expect.poll(answered).toEqual([drawn, drawn, review]);

      const grownUp = await (await browser.newContext({ baseURL: server.url })).newPage();
      await signIn(grownUp.context(), server.url, email);
      await open(grownUp, `/progress?child=${id}`);
      const cells = grownUp.getByRole('row', { name: skill }).getByRole('cell');
      const dueDay = dayText(dueInDays, { month: 'short', day: 'numeric' });
      await expect(cells).toContainText([step, dueDay, `right, right, right, right, ${result}`]);
      await grownUp.getByRole('switch', { name: 'Regulars come back' }).press('Space');
      await expect(cells).toContainText([step, 'None']);
      await grownUp.context().close();

      if (!isWrong) return;
      // It comes two to four orders later.
      for (let more = 0; more < 4; more += 1) await playOne(page, input);
      await expect.poll(answered).toContainEqual({ origin: 'follow_up', is_correct: 1, hints_used: 0 });
    });
  });
}
