import { expect } from '@playwright/test';
import { query, test } from '../support/ownServer.ts';
import { byMouse, playDay, playScreen } from '../support/player.ts';
import { open } from '../support/visitor.ts';

const eventTypes = 'select event_type from analytics_events order by id';
const sessions = 'select session_id, user_agent, time_spent_seconds from analytics_sessions';

test('a played day is stored as one session with its events', async ({ page, server }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await open(page, '/');
  await page.getByRole('link', { name: 'Start Your Math Adventure!' }).first().click();
  await page.goto('/game?seed=7&ages=ages_8_9');
  await playScreen(page).start.click();
  await playDay(page, byMouse);
  await page.close({ runBeforeUnload: true });

  await expect.poll(async () => query(server, sessions)).toHaveLength(1);
  await expect
    .poll(async () => JSON.stringify(await query(server, eventTypes)))
    .toMatch(/page_view.*page_view.*game_start.*game_complete/);
  const [session] = await query(server, sessions);
  expect(session).toMatchObject({ user_agent: expect.stringContaining('Chrome') });
});

for (const [signal, script] of [
  ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
] as const) {
  test(`under ${signal} nothing is sent and nothing is stored (promise:do-not-track)`, async ({ page, server }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.addInitScript(script);
    await page.clock.install();
    await open(page, '/game');
    await playScreen(page).start.click();
    await page.clock.runFor(65_000);
    await page.close({ runBeforeUnload: true });

    expect(requested.filter((path) => path.startsWith('/api/analytics'))).toEqual([]);
    expect(await query(server, sessions)).toEqual([]);
    expect(await query(server, eventTypes)).toEqual([]);
  });
}
