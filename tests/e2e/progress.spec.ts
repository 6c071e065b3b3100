import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { misconceivedAnswer } from '../support/misconceptions.ts';
import type { Server } from '../../tools/serve.mjs';
import { query, test as serverTest } from '../support/ownServer.ts';
import { checkoutWindow, test } from '../support/paymentServer.ts';
import { openPricing } from '../support/payments.ts';
import { byMouse, playDay, playScreen } from '../support/player.ts';
import { open, signIn } from '../support/visitor.ts';

const names = [
  'Borrowed and not carried over',
  'A neighboring times table used',
  'The profit on one instead of all',
] as const;
const dayMs = 86_400_000;
const ordersPerDay = 5;
const firstDaysAgo = 6;

/** Buys a plan in test mode. */
async function buyPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await checkoutWindow(page).pay.click();
  await page.waitForURL('**/dashboard');
}

/** Returns how many problems the saved game has, and how many answers are stored. Only one child plays in a test. */
async function savedCounts({ request }: BrowserContext, server: Server): Promise<unknown> {
  const { id } = await (await request.get('/api/auth/user')).json();
  const progress = await request.get(`/api/player-progress/${id}`);
  const problems = progress.ok() ? (await progress.json()).game.stats.totalProblems : 0;
  const [answers] = await query(server, `select count(*) as answers from attempts where learner_id = '${id}'`);
  return { problems, answers };
}

/** Plays some orders on a day before today, with misconceptions, until the server has them. */
async function playOn(context: BrowserContext, server: Server, daysAgo: number): Promise<void> {
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() - daysAgo * dayMs });
  await open(page, '/game?seed=7&ages=ages_8_9');
  await page.waitForLoadState('networkidle');
  const { start, resume } = playScreen(page);
  await start.or(resume).click();
  const nextDay = page.getByRole('button', { name: /^Open for day \d+$/ });
  for (let left = ordersPerDay; left > 0;) {
    if (await nextDay.isVisible()) {
      await nextDay.click();
      await nextDay.waitFor({ state: 'detached' });
    }
    left -= (await playDay(page, byMouse, { orders: left, answer: misconceivedAnswer })).length;
  }
  const answers = (firstDaysAgo - daysAgo + 1) * ordersPerDay;
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return savedCounts(context, server);
    })
    .toEqual({ problems: answers, answers: { answers } });
  await page.close();
}

test(
  'the report of a week names exactly the three mistakes that were made, with their orders',
  { tag: '@promise:analytics' },
  async ({ page, context, server }) => {
    test.setTimeout(400_000);
    await openPricing(page, context, server);
    await buyPlan(page);
    for (let daysAgo = firstDaysAgo; daysAgo >= 0; daysAgo -= 1) await playOn(context, server, daysAgo);

    await open(page, '/dashboard');
    await expect(page.getByText(/is the one to talk about: \d+ of \d+ right/)).toBeVisible();
    await page.getByRole('link', { name: 'See the whole report' }).click();
    await expect(page).toHaveURL(/\/progress$/);

    const mistakes = page.getByRole('region', { name: 'Mistakes worth a look' });
    await expect(mistakes.getByRole('heading', { level: 3 })).toHaveCount(names.length);
    for (const name of names) {
      const mistake = mistakes.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
      await expect(mistake.getByText('Your child’s answer')).toHaveCount(2);
      await expect(mistake.getByText('Right answer')).toHaveCount(2);
      await expect(mistake.getByText(/^What your child read: “.+”$/)).toHaveCount(2);
    }
    await expect(page.getByText('7', { exact: true }).first()).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(mistakes).toBeVisible();
    // Cards in a grid overlapped where one didn't fit on the page.
    await expect(mistakes.locator('xpath=../..')).toHaveCSS('display', 'block');
    await expect(page.getByRole('button', { name: 'Download as PDF' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    for (const [format, start] of [
      ['CSV', '\uFEFFPart,Name'],
      ['PDF', '%PDF-1.7'],
    ] as const) {
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download as ${format}` }).click();
      const file = await started;
      expect(await readFile(await file.path(), 'utf8')).toContain(start);
    }
  },
);

serverTest('a free account sees a sample that says so, and what a plan adds', async ({ page, server }) => {
  await signIn(page.context(), server.url, 'free@demo.example');
  await open(page, '/progress');

  const notice = page.getByRole('region', { name: 'This is a sample report' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('heading', { name: 'Borrowed and not carried over' })).toBeVisible();
});
