import { query } from '../support/ownServer.ts';
import { playScreen } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/visitor.ts';

/** Browser version by which a test finds its session on the shared server, which stores nothing more of the browser. */
const versions = { 'a started game': 901, 'Global Privacy Control': 902, 'Do Not Track': 903 } as const;
const userAgentOf = (name: keyof typeof versions) => `Mozilla/5.0 Chrome/${versions[name]}`;
const sessionsOf = (name: keyof typeof versions) =>
  `select session_id from analytics_sessions where user_agent = 'Chrome ${versions[name]}'`;

test.describe('a started game', () => {
  test.use({ userAgent: userAgentOf('a started game') });

  test('is stored as one session with its events', async ({ page, site }) => {
    await page.clock.install();
    await open(page, '/game');
    await playScreen(page).start.click();
    await playScreen(page).pause.waitFor();
    await page.clock.runFor(65_000);
    await page.close({ runBeforeUnload: true });

    const sessions = sessionsOf('a started game');
    await expect.poll(async () => query(site, sessions)).toHaveLength(1);
    const types = `select event_type from analytics_events where session_id in (${sessions}) order by id`;
    await expect.poll(async () => JSON.stringify(await query(site, types))).toMatch(/page_view.*game_start/);
  });
});

for (const [signal, script] of [
  ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
] as const) {
  test.describe(`under ${signal}`, () => {
    test.use({ userAgent: userAgentOf(signal) });

    test('nothing is sent and nothing is stored (promise:do-not-track)', async ({ page, site }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.addInitScript(script);
      await page.clock.install();
      await open(page, '/game');
      await playScreen(page).start.click();
      await playScreen(page).pause.waitFor();
      await page.clock.runFor(65_000);
      await page.close({ runBeforeUnload: true });

      expect(requested.filter((path) => path.startsWith('/api/analytics'))).toEqual([]);
      expect(await query(site, sessionsOf(signal))).toEqual([]);
    });
  });
}
