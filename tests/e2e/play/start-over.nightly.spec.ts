import { expect, type Page } from '@playwright/test';
import type { Server } from '../../../tools/serve.mjs';
import { query, test } from '../../support/ownServer.ts';
import { byMouse, playDay, playScreen } from '../../support/player.ts';
import { hold, open, signIn } from '../../support/visitor.ts';

const forExplorer = `join users on users.id = learner_id where email = 'explorer@demo.example'`;

interface Games {
  readonly current: number;
  readonly previous: readonly number[];
}

/** Returns the days of the current game and of those that can be restored. */
async function storedGames(server: Server): Promise<Games> {
  const daysIn = async (table: string) =>
    (await query(server, `select json_extract(game, '$.stats.day') as day from ${table} ${forExplorer}`)).map(
      (row) => (row as { day: number }).day,
    );
  const [current = 0] = await daysIn('player_progress');
  return { current, previous: await daysIn('previous_games') };
}

const menu = (page: Page) => ({
  resume: page.getByRole('button', { name: 'Continue Playing' }),
  start: page.getByRole('button', { name: 'Start Playing Now' }),
  question: page.getByRole('alertdialog', { name: 'Start over?' }),
  startOver: page.getByRole('button', { name: 'Start over', exact: true }),
  restore: page.getByRole('button', { name: 'Bring it back' }),
});

async function leaveToMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await menu(page).resume.waitFor();
}

const dayOf = (page: Page, day: number) => page.getByText(`0 of ${4 + day} served`);

// wcag22-3.3.4 (game)
test('a saved game is never replaced without confirmation, and can be restored with one press (promise:previous-game)', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server.url);
  await page.clock.install();
  await open(page, '/game');
  const startMenu = menu(page);
  await startMenu.resume.waitFor();
  const saved = await storedGames(server);
  expect(saved.current).toBeGreaterThan(1);

  for (const key of ['Space', 'Enter']) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(key);
    await expect(dayOf(page, saved.current)).toBeVisible();
    await leaveToMenu(page);
  }

  await startMenu.start.click();
  await expect(startMenu.question).toContainText(`day ${saved.current}`);
  await expect(startMenu.question).toContainText(/level \d+.*\$\d/);
  await page.keyboard.press('Escape');
  await expect(startMenu.question).toBeHidden();
  await expect(startMenu.start).toBeFocused();
  await page.keyboard.press('Enter');
  await startMenu.startOver.click();
  await expect(dayOf(page, 1)).toBeVisible();
  await playDay(page, byMouse, { orders: 1 });
  await page.clock.runFor(2000);
  await expect.poll(() => storedGames(server)).toEqual({ current: 1, previous: [saved.current] });

  await leaveToMenu(page);
  await expect(page.getByText(new RegExp(`Your previous game: level \\d+, day ${saved.current}, `))).toBeVisible();
  await startMenu.restore.click();
  await expect(page.getByText(/Your previous game: level 1, day 1, /)).toBeVisible();
  expect(await storedGames(server)).toEqual({ current: saved.current, previous: [1] });
  await startMenu.resume.click();
  await expect(dayOf(page, saved.current)).toBeVisible();

  await open(page, '/dashboard');
  await page.getByRole('button', { name: /^Restore Level 1, day 1,/ }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Restore Level \\d+, day ${saved.current},`) }),
  ).toBeVisible();
  expect(await storedGames(server)).toEqual({ current: 1, previous: [saved.current] });
});

test('a game started before the saved one has loaded waits for it', async ({ page, context, server }) => {
  await signIn(context, server.url);
  const release = await hold(page, '**/api/player-progress/*');
  await page.clock.install();
  await open(page, '/game?seed=7');
  const before = await storedGames(server);

  await menu(page).start.click();
  await expect(page.getByText('One moment…')).toBeVisible();
  await expect(playScreen(page).pause).toBeHidden();
  release();

  await expect(menu(page).question).toContainText(`day ${before.current}`);
  await menu(page).question.getByRole('button', { name: 'Continue Playing' }).click();
  await expect(dayOf(page, before.current)).toBeVisible();
  expect(await storedGames(server)).toEqual(before);
});
