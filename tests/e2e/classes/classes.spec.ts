import { type Card, getClass, getClasses, postCards } from '@countertop/contract/classes/classes';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import type { Server } from '../../../tools/serve.mjs';
import { customerOf } from '@countertop/engine/play/floor/cast';
import { type Lesson, lessonCode } from '@countertop/engine/lesson/lessonCode';
import { problemTypes } from '@countertop/engine/problems/problem';
import { rulesVersion } from '@countertop/engine/problems/rulesVersion';
import { signInNew } from '../../support/account.ts';
import { byMouse, playDay, playScreen } from '../../support/player.ts';
import { storedBy } from '../../support/stores.ts';
import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

const lesson: Lesson = {
  rules: rulesVersion,
  seed: 2026,
  band: 'ages_8_9',
  types: problemTypes,
  count: 5,
  speed: 'none',
  hints: true,
};

/** Labels of the dish buttons. */
const nameOf = (dish: string) => new RegExp(`^${dish}`, 'i');

/** A child's phone without a session. */
async function phone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Returns the teacher's class. */
async function classOf(request: APIRequestContext) {
  const [summary] = getClasses.output.parse(await (await request.get('/api/classes')).json());
  return getClass.output.parse(await (await request.get(`/api/classes/${summary?.id}`)).json());
}

async function enterCode(page: Page, code: string): Promise<void> {
  await open(page, '/class');
  await page.getByRole('textbox', { name: 'Class code' }).fill(code);
  await page.keyboard.press('Enter');
}

const cardOf = (cards: readonly Card[], child: string) => cards.find(({ name }) => name === child) as Card;

test(
  'the teacher makes cards and opens sign-in, and a child signs in by code and leaves',
  { tag: '@nightly' },
  async ({ page, context, browser, site }) => {
    await signInNew(context, site, { tier: 'classroom', history: 'class' });
    await open(page, '/teacher-dashboard');
    await page.getByRole('button', { name: 'Make cards' }).click();
    const [response, file] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/cards')),
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Make PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('class-cards.pdf');
    const mei = cardOf(postCards.output.parse(await response.json()), 'Mei');
    const { code } = await classOf(page.request);

    const child = await phone(browser, site.url);
    await enterCode(child, code);
    await expect(child.getByText('Your class is closed right now. Ask your teacher to open it.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Open sign-in' }).click();
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await enterCode(child, code);
    await child.getByRole('button', { name: 'Mei', exact: true }).click();
    await child.getByRole('button', { name: customerOf(mei.picture).name }).click();
    for (const dish of mei.dishes) await child.getByRole('button', { name: nameOf(dish) }).click();
    await expect(child.getByRole('heading', { name: 'Welcome, Mei!' })).toBeVisible();
    await child.getByRole('link', { name: 'Play', exact: true }).click();
    await child.waitForURL('**/game');

    await open(child, '/play');
    await child.getByRole('button', { name: 'I’m done' }).click();
    await child.waitForURL('**/class');
    await child.context().close();
  },
);

/** Makes cards for all children of a new class, and returns them. */
async function newCards(page: Page, context: BrowserContext, site: Server): Promise<readonly Card[]> {
  await signInNew(context, site, { tier: 'classroom', history: 'class' });
  const { id, seats } = await classOf(page.request);
  const [path, headers] = [`/api/classes/${id}/cards`, { Origin: site.url }];
  const response = await page.request.post(path, { data: { seatIds: seats.map((seat) => seat.id) }, headers });
  const cards = postCards.output.parse(await response.json());
  const used = cards.map(({ seatId, dishes, token }) => ({ seatId, dishes, token }));
  await page.request.put(path, { data: { cards: used }, headers });
  return cards;
}

test('a child signs in by card and plays a lesson of the class, and the teacher sees the answers', async ({
  page,
  context,
  browser,
  site,
}) => {
  const cards = await newCards(page, context, site);
  const ben = cardOf(cards, 'Ben');
  await open(page, `/teach?lesson=${lessonCode(lesson)}`);
  await page.getByRole('link', { name: 'Assign to a class' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign a lesson' });
  await assign.getByRole('textbox', { name: 'Title' }).fill('Monday morning');
  await assign.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Monday morning' })).toContainText('Open now');

  const child = await phone(browser, site.url);
  await open(child, `/class#card=${ben.token}`);
  await child.getByRole('button', { name: 'Sign in with my card' }).click();
  await expect(child.getByRole('heading', { name: 'Welcome, Ben!' })).toBeVisible();
  expect(child.url()).not.toContain(ben.token);
  await child.getByRole('link', { name: 'Play', exact: true }).click();
  const today = child.getByRole('region', { name: 'Today’s lesson' });
  await expect(today).toContainText('0 of 5 answered.');
  await today.getByRole('link', { name: 'Play the lesson: Monday morning' }).click();
  await child.getByRole('button', { name: 'Start', exact: true }).click();
  const { ready, waiting } = playScreen(child);
  await playDay(child, byMouse, { orders: 2, pass: () => waiting.or(ready).first().waitFor() });

  await page.getByRole('link', { name: 'Answers to Monday morning' }).click();
  await expect(page.getByText('5 orders. 2 of 40 answers are in.')).toBeVisible();
  await page.getByRole('button', { name: 'Who? Problem 1' }).click();
  await expect(page.getByRole('dialog')).toContainText('Ben');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Talk about it: problem 1' }).click();
  await expect(page.getByRole('heading', { name: 'How it adds up' })).toBeVisible();
  await page.keyboard.press('Escape');

  await open(child, '/profile');
  await expect(child.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible();
  await child.context().close();
});

/** Signs a child in by card, plays until the game is saved, and returns what only the child's stores contain. */
async function playAs(page: Page, { name, token }: Card): Promise<RegExp> {
  await open(page, `/class#card=${token}`);
  await page.getByRole('button', { name: 'Sign in with my card' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${name}!` })).toBeVisible();
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await open(page, '/game');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}’s Kitchen`);
  await playScreen(page).savedGame.click();
  await expect(playScreen(page).pause).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('countertop.game.v1'))).toContain('"isSaved":true');
  const ofChild = new RegExp(`${name}|${id}`);
  expect(await storedBy(page)).toMatch(ofChild);
  return ofChild;
}

test('nothing of a child stays in the browser after leaving', async ({ page, context, browser, site }) => {
  const cards = await newCards(page, context, site);
  const child = await phone(browser, site.url);
  const ben = await playAs(child, cardOf(cards, 'Ben'));

  await open(child, '/play');
  await child.getByRole('button', { name: 'I’m done' }).click();
  await child.waitForURL('**/class');

  await expect.poll(() => storedBy(child)).not.toMatch(ben);
  await child.context().close();
});

test(
  'nothing of a child stays when the next one signs in without a goodbye, or when the session is over',
  { tag: '@nightly' },
  async ({ page, context, browser, site }) => {
    const cards = await newCards(page, context, site);
    const child = await phone(browser, site.url);
    await playAs(child, cardOf(cards, 'Ben'));
    await open(child, '/play');
    await playAs(child, cardOf(cards, 'Mei'));
    // Unsent games stay, under the child's ID.
    expect(await storedBy(child)).not.toContain('Ben');

    // Simulates the end of the school day.
    await child.context().clearCookies();
    await open(child, '/class');

    await expect.poll(() => storedBy(child)).not.toContain('Mei');
    await child.context().close();
  },
);
