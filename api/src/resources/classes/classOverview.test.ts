import { getClassOverview } from '@countertop/contract/classes/classOverview';
import { expect, it } from 'vitest';
import { classroomUser, makeClass, readJson } from '../../../test/classes.ts';
import { startTestServer } from '../../../test/server.ts';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';

const day = (learnerId: string, date: string, right: number) => ({
  learnerId,
  day: date,
  skill: 'stock',
  asked: 10,
  rightFirstTry: right,
  withHelp: 0,
  corrected: 0,
  elapsedMs: 60_000,
});

it('reads the week, days in a row, level and awards of each child', async () => {
  const server = await startTestServer({ environment: { TRUSTED_PROXIES: '1' } });
  const teacher = await classroomUser(server);
  const { id, seats } = await makeClass(teacher, ['Ada', 'Ben']);
  const ada = seats[0]?.learnerId ?? '';
  const game = savedOf(newGame({ seed: 1, band: 'ages_8_9', speed: 'none' }));
  await server.read(async (database) => {
    const dates = ['2026-11-10', '2026-11-16', '2026-11-17', '2026-11-22', '2026-11-23'];
    await database('skill_days').insert(dates.map((date, index) => day(ada, date, index)));
    await database('player_progress').insert({
      learnerId: ada,
      version: 1,
      status: 'menu',
      game: JSON.stringify({ ...game, stats: { ...game.stats, level: 7 } }),
      savedAt: 0,
    });
    const badge = { learnerId: ada, title: '', description: '', icon: '' };
    await database('badges').insert([
      { ...badge, id: 'b2', badgeType: 'level_2', earnedAt: 2 },
      { ...badge, id: 'b1', badgeType: 'welcome', earnedAt: 1 },
    ]);
  });

  const read = async (today: string) =>
    readJson(getClassOverview.output, await teacher.browser.call('GET', `/api/classes/${id}/overview?today=${today}`));

  const [first, second] = (await read('2026-11-23')).toSorted((one, other) => other.orders - one.orders);
  expect(first).toMatchObject({ orders: 50, right: 10, daysPlayed: 5, lastDay: '2026-11-23', streak: 2, level: 7 });
  expect(first?.badges).toEqual(['welcome', 'level_2']);
  expect(first?.week).toEqual([
    { day: '2026-11-17', asked: 10, right: 2 },
    { day: '2026-11-22', asked: 10, right: 3 },
    { day: '2026-11-23', asked: 10, right: 4 },
  ]);
  expect(second).toMatchObject({
    orders: 0,
    lastDay: null,
    streak: 0,
    week: [],
    level: 1,
    badges: [],
    certificates: [],
  });
  const streakOn = async (today: string) => (await read(today)).find(({ orders }) => orders > 0)?.streak;
  // A streak lasts until the end of the day after the last answer.
  expect(await streakOn('2026-11-24')).toBe(2);
  expect(await streakOn('2026-11-25')).toBe(0);
  expect((await teacher.browser.call('GET', `/api/classes/${id}/overview?today=soon`)).status).toBe(422);
  await server.end();
});
