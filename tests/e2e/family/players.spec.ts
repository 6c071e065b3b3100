import { randomUUID } from 'node:crypto';
import { getFamily } from '@countertop/contract/family/family';
import { restartServer } from '../../../tools/serve.mjs';
import { signInNew } from '../../support/account.ts';
import { query, test as ownServerTest } from '../../support/ownServer.ts';
import {
  answerOrder,
  byMouse,
  endCelebration,
  gameLoadedAhead,
  playScreen,
  readyToType,
} from '../../support/player.ts';
import { expect, test } from '../../support/test.ts';
import { open, signIn } from '../../support/visitor.ts';

test('a grown-up hands over the device, a child changes the player, and the PIN takes it back', async ({
  page,
  context,
  site,
}) => {
  await signInNew(context, site, { tier: 'family', history: 'family' });
  await open(page, '/family');
  await page.getByRole('button', { name: 'Hand over this device' }).click();
  await page.getByRole('button', { name: 'Hand over to Mo' }).click();
  await page.waitForURL('**/game');
  await expect(page.getByRole('link', { name: 'Mo: who’s playing?' })).toBeVisible();
  await page.getByRole('button', { name: 'Your family can see how you’re doing' }).click();
  await expect(page.getByRole('dialog').getByText('your badges and certificates')).toBeVisible();
  await page.keyboard.press('Escape');

  // Mo's theme is saved, and only Mo has it.
  await page.getByRole('button', { name: 'Accessibility Options' }).first().click();
  await page.getByRole('radio', { name: 'Dark' }).press('Space');
  const saving = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/settings'),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect((await saving).ok()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Out' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Mo: who’s playing?' }).click();

  await page.getByRole('button', { name: 'Captain Pickle' }).click();
  const pad = page.getByRole('dialog', { name: 'Captain Pickle, press your three dishes' });
  for (const dish of ['Soup', 'Soup', 'Soup']) await pad.getByRole('button', { name: dish }).click();
  await expect(pad.getByText('These aren’t the right dishes. Try again.').first()).toBeVisible();
  for (const dish of ['Pizza', 'Soup', 'Pizza']) await pad.getByRole('button', { name: dish }).click();
  await page.waitForURL('**/game');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
  const otherTab = await context.newPage();
  await open(otherTab, '/game');
  await expect(otherTab.getByRole('link', { name: 'Captain Pickle: who’s playing?' })).toBeVisible();

  await page.getByRole('link', { name: 'Captain Pickle: who’s playing?' }).click();
  await page.getByRole('button', { name: 'Back to the grown-up' }).click();
  const proof = page.getByLabel('PIN or password');
  await proof.fill('1357');
  await proof.press('Enter');
  await expect(page.getByText('This PIN is incorrect. Try again, or use your password.').first()).toBeVisible();
  await proof.fill('2468');
  await proof.press('Enter');

  await page.waitForURL('**/family');
  await expect(page.getByRole('heading', { name: 'Your family' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand over this device' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');

  await expect(otherTab.getByRole('alertdialog', { name: 'Someone else is using this device now' })).toBeVisible();
  await otherTab.getByRole('button', { name: 'See who’s playing' }).click();
  await otherTab.waitForURL('**/play');

  // Back with Mo, the first paint is dark.
  await otherTab.getByRole('button', { name: 'Mo', exact: true }).click();
  await otherTab.waitForURL('**/game');
  await expect(otherTab.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test(
  'a child’s kitchen closes when the time is up, and opens for ten more minutes',
  { tag: '@nightly' },
  async ({ page, context, site }) => {
    await signInNew(context, site, { tier: 'family', history: 'family' });
    const { children } = getFamily.output.parse(await (await context.request.get('/api/family')).json());
    const learnerId = children.find(({ nickname }) => nickname === 'Mo')?.id;
    const send = async (method: 'put' | 'post', path: string, data: object) => {
      const response = await context.request[method](`${site.url}${path}`, { data, headers: { Origin: site.url } });
      expect(response.ok(), await response.text()).toBe(true);
    };
    const day = new Date().toISOString().slice(0, 10);
    const timeZone = 'UTC';
    await send('put', `/api/learners/${learnerId}/limits`, { timeZone, minutesPerDay: 15, quietHours: null });
    // All but 40 seconds were played on another device.
    const elsewhere = { day, timeZone, deviceId: randomUUID(), seconds: 860 };
    await send('put', `/api/learners/${learnerId}/play-time`, elsewhere);
    await send('post', '/api/family/hand-over', { learnerId });
    const screen = playScreen(page);
    const resume = page.getByRole('button', { name: 'Continue Playing' });
    await page.clock.install();
    await open(page, '/game');

    await resume.click();
    await expect(page.getByRole('region', { name: 'Time' })).toContainText('Your kitchen closes in a minute.');
    while (!(await screen.waiting.isVisible())) await page.clock.runFor(500);
    await screen.waiting.click();
    await readyToType(page, byMouse);
    await page.clock.fastForward(45_000);
    await expect(screen.waiting).toBeHidden();
    await answerOrder(page, byMouse, null);
    await endCelebration(page, byMouse);
    await screen.ready.click();

    await expect(page.getByRole('heading', { name: 'Your kitchen is closed' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the kitchen' }).click();
    await expect(
      page.getByText('That’s all your play time for today. Your kitchen opens again tomorrow.'),
    ).toBeVisible();
    await expect(resume).toBeHidden();
    await page.getByRole('button', { name: 'Ask a grown-up for 10 more minutes' }).click();
    const proof = page.getByLabel('PIN or password');
    await proof.fill('1357');
    await proof.press('Enter');
    await expect(proof).toHaveAccessibleDescription('This PIN is incorrect. Try again, or use your password.');
    await proof.fill('2468');
    await proof.press('Enter');

    await expect(resume).toBeFocused();
    await resume.click();
    await expect(screen.pause).toBeVisible();
  },
);

ownServerTest(
  'a device is handed over twice while the server is down, and each child’s answers arrive as that child’s',
  { tag: '@nightly' },
  async ({ page, context, server }) => {
    const screen = playScreen(page);
    const learners = () =>
      query(
        server,
        'select nickname, count(*) as answers from attempts join learners on learners.id = learner_id group by 1',
      );
    await signIn(context, server.url, 'family@demo.example');
    await open(page, '/family');
    await gameLoadedAhead(page);
    const before = await learners();
    server.program.child.kill('SIGTERM');
    await server.program.ended;

    await page.getByRole('button', { name: 'Hand over this device' }).click();
    await page.getByRole('button', { name: 'Hand over to Mo' }).click();
    await page.waitForURL('**/game');
    await screen.start.click();
    await screen.waiting.click();
    await answerOrder(page, byMouse, null);
    await endCelebration(page, byMouse);

    await test.step('the pages of the grown-up are closed', async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Mo: who’s playing?' }).click();
    await expect(
      page.getByText('There’s no internet. Go on playing: what you do is sent when it’s back.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Back to the grown-up' }).click();
    await page.getByLabel('PIN or password').fill('2468');
    await page.getByLabel('PIN or password').press('Enter');
    await expect(page.getByText(/^We couldn’t reach our server/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Sunny Waffle' }).click();
    await page.waitForURL('**/game');
    await screen.start.click();
    await screen.waiting.click();
    await answerOrder(page, byMouse, null);
    const sent: string[] = [];
    page.on('requestfinished', (request) => sent.push(new URL(request.url()).pathname));
    await restartServer(server);

    await page.evaluate(() => dispatchEvent(new Event('online')));
    const answers = async (nickname: string) => {
      const count = (rows: readonly unknown[]) =>
        (rows as { nickname: string; answers: number }[]).find((row) => row.nickname === nickname)?.answers ?? 0;
      return count(await learners()) - count(before);
    };
    await expect.poll(() => answers('Sunny Waffle')).toBe(1);
    const aboutPeople = sent.filter((path) => !path.startsWith('/api/analytics') && path.startsWith('/api/'));
    expect(aboutPeople[0]).toBe('/api/family/hand-over');
    expect(await answers('Mo')).toBe(0);

    await open(page, '/play');
    await page.getByRole('button', { name: 'Mo', exact: true }).click();
    await page.waitForURL('**/game');
    await expect.poll(() => answers('Mo')).toBe(1);
    expect(await answers('Sunny Waffle')).toBe(1);
  },
);
