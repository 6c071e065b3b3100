import type { Server } from '../../../tools/serve.mjs';
import { query } from '../../support/ownServer.ts';
import { byMouse, playDay, playScreen } from '../../support/player.ts';
import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

/** Browser version by which a test finds its session on the shared server, which stores nothing more of the browser. */
const versions = {
  'a started game': 901,
  'Global Privacy Control': 902,
  'Do Not Track': 903,
  'a played day': 904,
} as const;
const userAgentOf = (name: keyof typeof versions) => `Mozilla/5.0 Chrome/${versions[name]}`;
const sessionsOf = (name: keyof typeof versions) =>
  `select session_id from analytics_sessions where user_agent = 'Chrome ${versions[name]}'`;

async function expectOneSession(site: Server, name: keyof typeof versions, types: RegExp): Promise<void> {
  const sessions = sessionsOf(name);
  await expect.poll(async () => query(site, sessions)).toHaveLength(1);
  const sql = `select event_type from analytics_events where session_id in (${sessions}) order by id`;
  await expect.poll(async () => JSON.stringify(await query(site, sql))).toMatch(types);
}

test.describe('a started game', () => {
  test.use({ userAgent: userAgentOf('a started game') });

  test('is stored as one session with its events', { tag: '@nightly' }, async ({ page, site }) => {
    await page.clock.install();
    await open(page, '/game');
    await playScreen(page).start.click();
    await playScreen(page).pause.waitFor();
    await page.clock.fastForward(65_000);
    await page.close({ runBeforeUnload: true });

    await expectOneSession(site, 'a started game', /page_view.*game_start/);
  });
});

test.describe('a played day', () => {
  test.use({ userAgent: userAgentOf('a played day') });

  test(
    'is stored as one session with its events, and the next pause asks for feedback once',
    { tag: '@nightly' },
    async ({ page, site }) => {
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

      const feedback = `select rating, message, game_completed from feedback where message = 'More soup!'`;
      expect(await query(site, feedback)).toEqual([{ rating: 4, message: 'More soup!', game_completed: 1 }]);
      await resume.click();
      await pause.click();
      await expect(question).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible();
      await page.close({ runBeforeUnload: true });

      await expectOneSession(site, 'a played day', /page_view.*game_start.*game_complete/);
    },
  );
});

for (const [signal, script, details] of [
  [
    'Global Privacy Control',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    { tag: '@nightly' },
  ],
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }), {}],
] as const) {
  test.describe(`under ${signal}`, () => {
    test.use({ userAgent: userAgentOf(signal) });

    test('nothing is sent and nothing is stored (promise:do-not-track)', details, async ({ page, site }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.addInitScript(script);
      await page.clock.install();
      await open(page, '/game');
      await playScreen(page).start.click();
      await playScreen(page).pause.waitFor();
      await page.clock.fastForward(65_000);
      await page.close({ runBeforeUnload: true });

      expect(requested.filter((path) => path.startsWith('/api/analytics'))).toEqual([]);
      expect(await query(site, sessionsOf(signal))).toEqual([]);
    });
  });
}
