import { expect, it } from 'vitest';
import { earlyAccessTokenPattern } from '@countertop/contract/earlyAccess.limits';
import { migrationSource } from '../../src/platform/db/migrationSource.ts';
import { openTestDatabase } from '../databases.ts';

const session = { time_spent_seconds: 0, day: '2026-11-21', started_at: 0, updated_at: 0 };
const galaxy =
  'Mozilla/5.0 (Linux; Android 8.0.0; SM-G965U Build/R16NW) AppleWebKit/537.36 Chrome/63.0.3239.111 Mobile Safari/537.36';

it('coarsens stored visits, unlinks addresses from visits, and gives each address a token', async () => {
  const at = await openTestDatabase();
  const { database } = at;
  for (const name of ['025_early_access_opt_in', '024_less_personal']) {
    await database.migrate.down({ migrationSource, name });
  }
  await database('analytics_sessions').insert([
    { ...session, session_id: 'a', user_agent: galaxy, referrer: 'https://school.example/class/mia' },
    { ...session, session_id: 'b', user_agent: null, referrer: null },
  ]);
  const wish = { game_title: 'Game', source: 'x', created_at: 0, session_id: 'a' };
  await database('early_access').insert([
    { ...wish, email: 'a@school.example' },
    { ...wish, email: 'b@school.example' },
  ]);
  const report = { kind: 'report', name: '1', count: 1, people: 0 };
  await database('analytics_tallies').insert([
    { ...report, day: 'all' },
    { ...report, day: '2026-11-21' },
  ]);

  await database.migrate.latest({ migrationSource });

  const sessions = await database('analytics_sessions').orderBy('session_id').select('user_agent', 'referrer');
  const wishes = await database('early_access').orderBy('id');
  const days = await database('analytics_tallies').pluck('day');
  await at.end();
  expect(sessions).toEqual([
    { user_agent: 'Chrome 63 on Android', referrer: 'school.example' },
    { user_agent: null, referrer: null },
  ]);
  expect(days).toEqual(['2026-11-21']);
  expect(wishes).toMatchObject([
    { email: 'a@school.example', confirm_by: null, confirmed_at: null },
    { email: 'b@school.example', confirm_by: null, confirmed_at: null },
  ]);
  expect(Object.keys(wishes[0])).not.toContain('session_id');
  expect(new Set(wishes.map(({ token }) => token)).size).toBe(2);
  for (const { token } of wishes) expect(token).toMatch(earlyAccessTokenPattern);
});
