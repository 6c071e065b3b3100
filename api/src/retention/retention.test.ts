import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../db.ts';
import { Sessions } from '../account/sessions.ts';
import { deleteOutdated, startRetention } from './retention.ts';

const log = pino({ level: 'silent' });
const nowMs = Date.parse('2028-01-05T12:00:00Z');
/** 400 days before, to the day. */
const lastKept = '2026-12-01';
const firstDeleted = '2026-11-30';

let folder: string;
let database: Knex;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countertop-api-'));
  database = await openDatabase({ client: 'sqlite3', file: path.join(folder, 'data.sqlite') }, log);
});
afterEach(async () => {
  vi.useRealTimers();
  await database.destroy();
  await rm(folder, { recursive: true, force: true });
});

const parts = (now = () => nowMs) => ({
  database,
  log,
  sessions: new Sessions(database, now),
  sendMail: () => Promise.resolve(),
  origin: 'https://countertop.example',
  now,
});
const addSession = (id: string, day: string) =>
  database('analytics_sessions').insert({ session_id: id, time_spent_seconds: 0, day, started_at: 0, updated_at: 0 });
const addEvent = (id: string, day: string) =>
  database('analytics_events').insert({ session_id: id, event_type: 'page_view', day, created_at: 0 });
const addOpinion = (id: string, day: string) =>
  database('opinions').insert({ session_id: id, rating: 5, game_completed: true, day, created_at: 0 });
const ids = async (table: string) => (await database(table).orderBy('session_id')).map((row) => row.session_id);

it('deletes visits, events and opinions after 400 days and not a day before', async () => {
  for (const [id, day] of [
    ['kept', lastKept],
    ['old', firstDeleted],
  ] as const) {
    await addSession(id, day);
    await addEvent(id, day);
    await addOpinion(id, day);
  }

  await deleteOutdated(parts());

  expect(await Promise.all(['analytics_sessions', 'analytics_events', 'opinions'].map(ids))).toEqual([
    ['kept'],
    ['kept'],
    ['kept'],
  ]);
});

it('keeps the daily counts of what it deletes, also of what it deletes later', async () => {
  await addSession('one', firstDeleted);
  await addSession('two', firstDeleted);
  await addEvent('one', firstDeleted);
  await addEvent('two', firstDeleted);
  await addEvent('two', lastKept);
  const counts = () => database('analytics_days').orderBy(['day', 'kind']);

  await deleteOutdated(parts());
  const first = await counts();
  await deleteOutdated(parts(() => nowMs + 86_400_000));

  expect(first).toEqual([
    { day: firstDeleted, kind: 'page_view', count: 2 },
    { day: firstDeleted, kind: 'visits', count: 1 },
  ]);
  expect(await counts()).toEqual([
    { day: firstDeleted, kind: 'page_view', count: 2 },
    { day: firstDeleted, kind: 'visits', count: 2 },
    { day: lastKept, kind: 'page_view', count: 1 },
  ]);
});

it('keeps the session of an event that is kept', async () => {
  await addSession('over midnight', firstDeleted);
  await addEvent('over midnight', firstDeleted);
  await addEvent('over midnight', lastKept);

  await deleteOutdated(parts());

  expect([await ids('analytics_sessions'), await ids('analytics_events')]).toEqual([
    ['over midnight'],
    ['over midnight'],
  ]);
});

it('leaves wishes for early access alone', async () => {
  const wish = { email: 'a@b.example', game_title: 'Game', source: 'x', session_id: 'old', created_at: 0 };
  await database('early_access').insert(wish);

  await deleteOutdated(parts());

  expect(await ids('early_access')).toEqual(['old']);
});

it('looks when it starts and every day, also after a failure', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let today = nowMs;
  await addOpinion('first', firstDeleted);
  await addOpinion('second', lastKept);
  const retention = startRetention(parts(() => today));
  await vi.waitFor(async () => expect(await ids('opinions')).toEqual(['second']));

  today = Number.NaN;
  vi.advanceTimersByTime(86_400_000);
  today = nowMs + 86_400_000;
  vi.advanceTimersByTime(86_400_000);
  await retention.stop();

  expect(await ids('opinions')).toEqual([]);
});
