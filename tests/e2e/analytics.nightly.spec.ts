import { query } from '../support/ownServer.ts';
import { byMouse, playDay, playScreen } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/visitor.ts';

/** Browser version by which the test finds its session on the shared server. */
const version = 904;
const sessions = `select session_id from analytics_sessions where user_agent = 'Chrome ${version}'`;

test.describe('a played day', () => {
  test.use({ userAgent: `Mozilla/5.0 Chrome/${version}` });

  test('is stored as one session with its events, and the next pause asks for feedback once', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await open(page, '/game?seed=7&ages=ages_8_9');
    const { start, pause, resume } = playScreen(page);
    await start.click();
    await playDay(page, byMouse);
    await page.getByRole('button', { name: 'Open for day 2' }).click();
    const question = page.getByRole('region', { name: 'How do you like the game?' });
    await expect(question).toHaveCount(0);
    await pause.click();
    await expect(question).toBeVisible();

    await page.context().setOffline(true);
    await question.getByRole('button', { name: '4: Fun' }).click();
    await expect(page.getByText('It didn’t send. Try again.')).toBeVisible();
    await page.context().setOffline(false);
    await question.getByRole('button', { name: '4: Fun' }).click();
    await question.getByRole('textbox', { name: 'What would make it better?' }).fill('More soup!');
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(question.getByRole('textbox')).toHaveCount(0);

    const feedback = `select rating, words, game_completed from opinions where words = 'More soup!'`;
    expect(await query(site, feedback)).toEqual([{ rating: 4, words: 'More soup!', game_completed: 1 }]);
    await resume.click();
    await pause.click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible();
    await page.close({ runBeforeUnload: true });

    await expect.poll(async () => query(site, sessions)).toHaveLength(1);
    const types = `select event_type from analytics_events where session_id in (${sessions}) order by id`;
    await expect
      .poll(async () => JSON.stringify(await query(site, types)))
      .toMatch(/page_view.*game_start.*game_complete/);
  });
});
