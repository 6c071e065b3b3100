import type { Knex } from 'knex';
import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventStore } from '../events/EventStore.ts';
import { recount } from '../events/recount.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { Sessions } from '../accounts/sessions.ts';
import { insertAccount } from '../people/insertAccount.ts';
import { newUser } from '../people/users.ts';
import { ServerClock } from '../../platform/clock/ServerClock.ts';
import { deleteOutdated, retentionJob } from './retention.ts';
import { eventually } from '../../../../tests/support/eventually.ts';

const log = pino({ level: 'silent' });
const nowMs = Date.parse('2028-01-05T12:00:00Z');
/** Exactly 400 days before. */
const lastKept = '2026-12-01';
const firstDeleted = '2026-11-30';

let at: TestDatabase;
let database: Knex;
beforeEach(async () => {
  at = await openTestDatabase();
  ({ database } = at);
});
afterEach(async () => {
  vi.useRealTimers();
  await at.end();
});

const parts = (now = () => nowMs) => ({
  ...at.erasure,
  log,
  sessions: new Sessions(database, now),
  sendMail: () => Promise.resolve(),
  origin: 'https://countertop.example',
  now,
  clock: new ServerClock({ database, now, log }),
});
async function runOnce(around: ReturnType<typeof parts>): Promise<void> {
  const job = retentionJob(around);
  job.run();
  await job.stop();
}

const addSession = (id: string, day: string) =>
  database('analytics_sessions').insert({ sessionId: id, timeSpentSeconds: 0, day, startedAt: 0, updatedAt: 0 });
const addEvent = (id: string, day: string) =>
  database('analytics_events').insert({ sessionId: id, eventType: 'page_view', day, createdAt: 0 });
const storeFeedback = (id: string, day: string) =>
  database('feedback').insert({ sessionId: id, rating: 5, gameCompleted: true, day, createdAt: 0 });
const nobody = { userAgent: null, referrer: null, timeSpentSeconds: 0, startedAt: 0, updatedAt: 0 };
const view = { eventType: 'page_view', eventData: '{"page":"/"}', requestId: null, createdAt: 0 } as const;
const ids = async (table: string) => (await database(table).orderBy('sessionId')).map((row) => row.sessionId);

it('deletes invitations once they have expired, also accepted ones', async () => {
  await insertAccount(database, { ...newUser('a@home.example', 0), id: 'a', confirmedAt: nowMs, lastSeenAt: nowMs });
  const invitation = { userId: 'a', email: 'gran@home.example', createdAt: 0 };
  for (const [id, expiresAt, usedAt] of [
    ['open', nowMs + 1, null],
    ['used', nowMs + 1, 1],
    ['expired', nowMs, null],
    ['used and expired', nowMs, 1],
  ] as const)
    await database('family_invitations').insert({ ...invitation, id, tokenHash: id, expiresAt, usedAt });

  await deleteOutdated(parts(), nowMs);

  expect(await database('family_invitations').orderBy('id').pluck('id')).toEqual(['open', 'used']);
});

it('deletes visits, events and feedback after exactly 400 days (promise:retention)', async () => {
  for (const [id, day] of [
    ['kept', lastKept],
    ['old', firstDeleted],
  ] as const) {
    await addSession(id, day);
    await addEvent(id, day);
    await storeFeedback(id, day);
  }

  await deleteOutdated(parts(), nowMs);

  expect(await Promise.all(['analytics_sessions', 'analytics_events', 'feedback'].map(ids))).toEqual([
    ['kept'],
    ['kept'],
    ['kept'],
  ]);
});

it('keeps the counters of deleted events, even after a recount', async () => {
  const visit = (id: string, day: string) => ({
    session: { ...nobody, sessionId: id, day },
    event: { ...view, sessionId: id, day },
  });
  await eventStore(database).recordBatch([
    visit('one', firstDeleted),
    visit('two', firstDeleted),
    visit('three', lastKept),
  ]);
  const counts = () => database('analytics_counters').orderBy(['kind', 'day', 'name']);
  const before = await counts();

  await deleteOutdated(parts(), nowMs);
  const after = await counts();
  await recount(database, nowMs);

  expect(await ids('analytics_events')).toEqual(['three']);
  expect(before).toContainEqual({ kind: 'visit', day: firstDeleted, name: '', count: 2, people: 2 });
  expect(before).toContainEqual({ kind: 'visit', day: 'all', name: '', count: 3, people: 3 });
  expect(after).toEqual(before);
  expect(await counts()).toEqual(before);
});

it('deletes unique visitors of past days', async () => {
  const today = new Date(nowMs).toISOString().slice(0, 10);
  for (const day of [lastKept, today]) {
    const event = { ...view, sessionId: day, day };
    await eventStore(database).recordBatch([{ session: { ...nobody, sessionId: day, day }, event }]);
  }

  await deleteOutdated(parts(), nowMs);

  expect(new Set(await ids('analytics_visitors'))).toEqual(new Set([today]));
});

it('keeps an old session that was updated recently', async () => {
  for (const [id, toldOn] of [
    ['ended', firstDeleted],
    ['over midnight', lastKept],
  ] as const) {
    await addSession(id, firstDeleted);
    await database('analytics_sessions')
      .where({ sessionId: id })
      .update({ updatedAt: Date.parse(toldOn) });
    await addEvent(id, firstDeleted);
    await addEvent(id, lastKept);
  }

  await deleteOutdated(parts(), nowMs);

  expect(await ids('analytics_sessions')).toEqual(['over midnight']);
  expect(await ids('analytics_events')).toEqual(['ended', 'over midnight']);
});

it('keeps confirmed early-access addresses', async () => {
  const row = { email: 'a@b.example', gameTitle: 'Game', source: 'x', createdAt: 0, confirmedAt: 0 };
  await database('early_access').insert(row);

  await deleteOutdated(parts(), nowMs);

  expect(await database('early_access').pluck('email')).toEqual(['a@b.example']);
});

it('runs at start and every day, even after a failure', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let today = nowMs;
  await storeFeedback('first', firstDeleted);
  await storeFeedback('second', lastKept);
  const around = parts(() => today);
  const logged = vi.spyOn(around.log, 'error');
  const retention = retentionJob(around);
  retention.start();
  await eventually(async () => expect(await ids('feedback')).toEqual(['second']));

  today = Number.NaN;
  await eventually(() => {
    vi.advanceTimersByTime(86_400_000);
    expect(logged).toHaveBeenCalled();
  });
  today = nowMs + 86_400_000;
  await eventually(async () => {
    vi.advanceTimersByTime(86_400_000);
    expect(await ids('feedback')).toEqual([]);
  });
  await retention.stop();
});

it.each([4, -4])(
  'deletes nothing with a clock that is %i days away from the last time seen, and everything once it is right',
  async (days) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let today = nowMs;
    const around = parts(() => today);
    await around.clock.remember();
    await storeFeedback('old', '2020-01-01');
    today = nowMs + days * 86_400_000;

    await runOnce(around);
    const kept = await ids('feedback');
    today = nowMs;
    await runOnce(around);

    expect(kept).toEqual(['old']);
    expect(await ids('feedback')).toEqual([]);
  },
);

it('uses the time at the start of a run even if the clock is set ahead during it', async () => {
  let today = nowMs;
  const parent = newUser('', nowMs);
  await database('users').insert({ ...parent, email: 'parent@school.example', confirmedAt: nowMs });
  const around = parts(() => today);
  await around.sessions.create(parent.id, null);

  const retention = retentionJob(around);
  retention.start();
  today += 3650 * 86_400_000;
  await retention.stop();

  expect(await database('auth_sessions').pluck('user_id')).toEqual([parent.id]);
});
