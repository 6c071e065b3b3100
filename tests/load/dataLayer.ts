import { randomUUID } from 'node:crypto';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import knex, { type Knex } from 'knex';
import { AccountModel } from '../../api/src/resources/accounts/Account.model.ts';
import { SessionModel } from '../../api/src/resources/accounts/Session.model.ts';
import { insertAccount } from '../../api/src/resources/accounts/insertAccount.ts';
import { newUser } from '../../api/src/resources/accounts/users.ts';
import { AnalyticsEventModel } from '../../api/src/resources/events/AnalyticsEvent.model.ts';
import { eventValues, insertEvents } from '../../api/src/resources/events/events.table.ts';
import { jsonRows } from '../../api/src/platform/db/jsonRows.ts';
import { BadgeModel } from '../../api/src/resources/awards/Badge.model.ts';
import { CallCountModel } from '../../api/src/platform/http/CallCount.model.ts';
import { migrationSource } from '../../api/src/platform/db/migrationSource.ts';
import { FeedbackModel } from '../../api/src/resources/feedback/Feedback.model.ts';
import { PlayerProgressModel } from '../../api/src/resources/progress/PlayerProgress.model.ts';
import { playedGame } from './playedGame.ts';

/** The same work with Knex and with Objection. Calls are sequential. */
interface Pair {
  readonly name: string;
  /** Calls per round. */
  readonly calls: number;
  readonly knex: () => PromiseLike<unknown>;
  readonly objection: () => PromiseLike<unknown>;
}

/** CPU time of one call, in microseconds. */
export interface DataLayerCost {
  readonly name: string;
  readonly knexMicros: number;
  readonly objectionMicros: number;
}

const rounds = 9;
const nowMs = Date.parse('2026-11-21T10:00:00Z');
const userId = 'person';
const tokenHash = 'token';

async function openMemory(game: SavedGame): Promise<Knex> {
  const database = knex({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await database.migrate.latest({ migrationSource });
  await insertAccount(database, { ...newUser('person@home.example', nowMs), id: userId });
  const session = { id: 'session', token_hash: tokenHash, user_id: userId };
  await database('auth_sessions').insert({ ...session, created_at: nowMs, last_used_at: nowMs });
  const badge = { learner_id: userId, title: 'Title', description: 'Description', icon: 'bell', earned_at: nowMs };
  for (let count = 0; count < 20; count += 1) {
    await database('badges').insert({ ...badge, id: randomUUID(), badge_type: `badge_${count}` });
  }
  const progress = { learner_id: userId, version: 1, restaurant_name: null, status: 'menu', saved_at: nowMs };
  await database('player_progress').insert({ ...progress, game: JSON.stringify(game) });
  return database;
}

const feedback = () => ({
  session_id: randomUUID(),
  request_id: null,
  rating: 5,
  message: null,
  game_completed: true,
  day: '2026-11-21',
  created_at: nowMs,
});

/** As many events as one group commit contains at most. */
const eventGroup = () =>
  Array.from({ length: 400 }, (_, index) => ({
    session_id: `visit-${index}`,
    event_type: 'page_view' as const,
    event_data: '{"page":"/game"}',
    request_id: randomUUID(),
    day: '2026-11-21',
    created_at: nowMs,
  }));

const columnsOf = (table: string, columns: readonly string[]) => columns.map((column) => `${table}.${column}`);
const sessionColumns = ['id', 'user_id', 'device', 'created_at', 'last_used_at', 'second_factor', 'reauthenticated_at'];

function basics(database: Knex): readonly Pair[] {
  const times = { last_seen_at: nowMs };
  return [
    {
      name: 'one row by id',
      calls: 1000,
      knex: () => database('users').where({ id: userId }).first(),
      objection: () => AccountModel.query(database).findById(userId),
    },
    {
      name: '20 rows',
      calls: 1000,
      knex: () => database('badges').where({ learner_id: userId }).orderBy('id'),
      objection: () => BadgeModel.query(database).where({ learner_id: userId }).orderBy('id'),
    },
    {
      name: 'insert',
      calls: 1000,
      knex: () => database('feedback').insert(feedback()),
      objection: () => FeedbackModel.query(database).insert(feedback()),
    },
    {
      name: 'patch',
      calls: 1000,
      knex: () => database('users').where({ id: userId }).update(times),
      objection: () => AccountModel.query(database).findById(userId).patch(times),
    },
  ];
}

function lookups(database: Knex): readonly Pair[] {
  const join = () =>
    database('auth_sessions')
      .join('users', 'users.id', 'auth_sessions.user_id')
      .where('auth_sessions.token_hash', tokenHash)
      .first('users.*', ...columnsOf('auth_sessions', sessionColumns.slice(2)), { session_id: 'auth_sessions.id' });
  return [
    {
      name: 'session with account: one join, two queries through models',
      calls: 1000,
      knex: join,
      async objection() {
        const found = await SessionModel.query(database).findOne({ token_hash: tokenHash });
        return found && AccountModel.query(database).findById(userId);
      },
    },
    {
      name: 'session with account: one join, withGraphJoined',
      calls: 1000,
      knex: join,
      objection: () =>
        SessionModel.query(database).withGraphJoined('user').findOne({ 'auth_sessions.token_hash': tokenHash }),
    },
    {
      name: 'session with account: one join, withGraphFetched',
      calls: 1000,
      knex: join,
      objection: () => SessionModel.query(database).withGraphFetched('user').findOne({ token_hash: tokenHash }),
    },
  ];
}

function savedGames(database: Knex, game: SavedGame): readonly Pair[] {
  const row = { learner_id: userId, version: 1, restaurant_name: null, status: 'menu', saved_at: nowMs } as const;
  return [
    {
      name: 'read a saved game',
      calls: 1000,
      async knex() {
        const { game: text } = await database('player_progress').where({ learner_id: userId }).first();
        return JSON.parse(text);
      },
      objection: () => PlayerProgressModel.query(database).findById(userId),
    },
    {
      name: 'write a saved game',
      calls: 1000,
      knex: () =>
        database('player_progress')
          .insert({ ...row, game: JSON.stringify(game) })
          .onConflict('learner_id')
          .merge(),
      objection: () =>
        PlayerProgressModel.query(database)
          .insert({ ...row, game })
          .onConflict('learner_id')
          .merge(),
    },
  ];
}

function hotPaths(database: Knex): readonly Pair[] {
  const count = { key: 'limit:caller', points: 1, expire: nowMs };
  return [
    {
      name: 'count a call',
      calls: 1000,
      knex: () => database('rate_limits').insert(count).onConflict('key').merge({ points: 2 }).returning('points'),
      objection: () =>
        CallCountModel.query(database).insert(count).onConflict('key').merge({ points: 2 }).returning('points'),
    },
    {
      name: 'insert 400 events: one statement, models one by one',
      calls: 5,
      knex: () => database.transaction((trx) => trx.raw(insertEvents(jsonRows(trx)), [eventValues(eventGroup())])),
      objection: () =>
        database.transaction(async (trx) => {
          for (const event of eventGroup()) await AnalyticsEventModel.query(trx).insert(event);
        }),
    },
    {
      name: 'read 5,000 events',
      calls: 5,
      knex: () => database('analytics_events').orderBy('id').limit(5000),
      objection: () => AnalyticsEventModel.query(database).orderBy('id').limit(5000),
    },
  ];
}

/** Returns the process's CPU time per call in microseconds, including the database thread. */
async function microsOf(calls: number, work: () => PromiseLike<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

/** Alternates between both, so that load on the machine affects both, and takes the best round of each. */
async function costOf(pair: Pair): Promise<DataLayerCost> {
  const { name, calls } = pair;
  let [knexMicros, objectionMicros] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    knexMicros = Math.min(knexMicros, await microsOf(calls, pair.knex));
    objectionMicros = Math.min(objectionMicros, await microsOf(calls, pair.objection));
  }
  return { name, knexMicros, objectionMicros };
}

/** CPU time of queries with Knex and with Objection, on in-memory SQLite. */
export async function measureDataLayer(): Promise<readonly DataLayerCost[]> {
  const game = playedGame();
  const database = await openMemory(game);
  try {
    const costs: DataLayerCost[] = [];
    const pairs = [...basics(database), ...lookups(database), ...savedGames(database, game), ...hotPaths(database)];
    for (const pair of pairs) costs.push(await costOf(pair));
    return costs;
  } finally {
    await database.destroy();
  }
}
