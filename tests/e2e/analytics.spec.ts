import { test as base, expect } from '@playwright/test';
import sqlite3 from 'sqlite3';
import { startServer, type Server } from '../../tools/serve.mjs';
import { byMouse, playDay, playScreen } from '../support/player.ts';
import { open } from '../support/visitor.ts';

const test = base.extend<{ server: Server }>({
  server: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

/** Reads the server's database from outside, as a report would. */
function query(file: string, sql: string): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, sqlite3.OPEN_READONLY);
    database.all(sql, (error, rows) => {
      database.close();
      if (error) reject(error);
      else resolve(rows);
    });
  });
}

const eventTypes = 'select event_type from analytics_events order by id';
const sessions = 'select session_id, user_agent, time_spent_seconds from analytics_sessions';

test('a played day is one session with its events in the database', async ({ page, server }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await open(page, '/');
  await page.getByRole('link', { name: 'Start Your Math Adventure!' }).first().click();
  await page.goto('/game?seed=7&ages=ages_8_9');
  await playScreen(page).start.click();
  await playDay(page, byMouse);
  await page.close({ runBeforeUnload: true });

  await expect.poll(async () => query(server.database, sessions)).toHaveLength(1);
  await expect
    .poll(async () => JSON.stringify(await query(server.database, eventTypes)))
    .toMatch(/page_view.*page_view.*game_start.*game_complete/);
  const [session] = await query(server.database, sessions);
  expect(session).toMatchObject({ user_agent: expect.stringContaining('Chrome') });
});

for (const [signal, script] of [
  ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
] as const) {
  test(`under ${signal} nothing is sent and nothing is stored`, async ({ page, server }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(script);
    await page.clock.install();
    await open(page, '/game');
    await playScreen(page).start.click();
    await page.clock.runFor(65_000);
    await page.close({ runBeforeUnload: true });

    expect(asked.filter((path) => path.startsWith('/api/analytics'))).toEqual([]);
    expect(await query(server.database, sessions)).toEqual([]);
    expect(await query(server.database, eventTypes)).toEqual([]);
  });
}
