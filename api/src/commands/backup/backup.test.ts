import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postChild } from '@countertop/contract/family/family';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import type { Knex } from 'knex';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readEnvironment } from '../../platform/config/env.ts';
import { eraseUser } from '../../resources/data-export/eraseUser.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { type PlaceToLose, placeToLose } from '../../../test/backupPlace.ts';

let place: PlaceToLose;
let server: TestServer | null;
let folder: string;
beforeEach(async () => {
  place = await placeToLose();
  folder = await mkdtemp(path.join(tmpdir(), 'countertop-backup-'));
  server = null;
});
afterEach(async () => {
  await server?.end();
  await place.end();
  await rm(folder, { recursive: true, force: true });
});

const start = async () => (server = await startTestServer({ environment: place.environment }));
const file = () => path.join(folder, 'site.backup');
const events = (at: TestServer): Promise<string[]> =>
  at.read((database) => database('analytics_events').orderBy('id').pluck('request_id'));
const visit = (at: TestServer, requestId: string) =>
  at.post('/api/analytics/event', { sessionId: 'one', eventType: 'page_view', eventData: '{"page":"/"}', requestId });

/** Sends events until it is stopped. The returned function stops it and returns the acknowledged events. */
function sendEvents(at: TestServer): () => Promise<readonly string[]> {
  const acknowledged: string[] = [];
  const end = new AbortController();
  const writing = (async () => {
    for (let number = 0; !end.signal.aborted; number += 1) {
      if ((await visit(at, `on-${number}`)).status === 200) acknowledged.push(`on-${number}`);
    }
  })();
  return async () => {
    end.abort();
    await writing;
    return acknowledged;
  };
}

it('restores everything that was acknowledged before a backup under load', async () => {
  const running = await start();
  const person = await running.signedIn({ subscriptionTier: 'explorer' });
  const game = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));
  const saving = { version: 0, restaurantName: 'Soup & Sums', status: 'menu', game };
  expect((await person.call('PUT', `/api/player-progress/${person.id}`, saving)).status).toBe(200);
  await running.read((database) => database('payers').insert({ id: 'p1', userId: person.id }));
  await running.read((database) => database('payment_ledger').insert({ payerId: 'p1', kind: 'paid', at: 1 }));
  for (let number = 0; number < 20; number += 1) await visit(running, `before-${number}`);

  const stop = sendEvents(running);
  const output = await backup(['--to', file()], place.environment);
  await visit(running, 'after');
  const acknowledged = await stop();
  await running.close();
  await place.lose();
  const restored = await restore([file()], place.environment);
  const again = await start();

  expect(output).toMatch(/^Backed up .+ to .+site\.backup \(\d+ kB\), and verified it\.$/);
  expect(restored).toMatch(/^Restored .+ from .+site\.backup, with 1 account\.$/);
  const kept = await events(again);
  expect(kept.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, number) => `before-${number}`));
  // A consistent snapshot: a prefix of the events sent in the meantime, without gaps.
  expect(kept.slice(20)).toEqual(acknowledged.slice(0, kept.length - 20));
  expect(kept).not.toContain('after');
  const counted = await again.read((database) =>
    database('analytics_counters').where({ kind: 'page', day: 'all' }).pluck('count'),
  );
  expect(counted).toEqual([kept.length]);
  const saved = await fetch(`${again.url}/api/player-progress/${person.id}`, { headers: { Cookie: person.cookie } });
  expect(await saved.json()).toMatchObject({ version: 1, restaurantName: 'Soup & Sums' });
  // The restored ledger is append-only, too, and new events are counted.
  const change = (database: Knex) => database('payment_ledger').update({ at: 2 });
  await expect(again.read(change)).rejects.toThrow('only ever added to');
  expect((await visit(again, 'later')).status).toBe(200);
  expect(await events(again)).toEqual([...kept, 'later']);
});

it('restores an encrypted backup only with its key', { tags: ['nightly'] }, async () => {
  const key = { BACKUP_KEY: 'Kq7v2N0xPz+3sYw9Lr5tBd8mHc1JfGuE' };
  const running = await start();
  await running.signedIn({ email: 'unique.parent@home.example' });
  const output = await backup(['--to', file()], { ...place.environment, ...key });
  await running.close();
  await place.lose();

  await expect(restore([file()], place.environment)).rejects.toThrow(/is encrypted\. Set BACKUP_KEY/);
  const wrongKey = { BACKUP_KEY: 'Xq7v2N0xPz+3sYw9Lr5tBd8mHc1JfGuE' };
  await expect(restore([file()], { ...place.environment, ...wrongKey })).rejects.toThrow(
    /cannot be decrypted: BACKUP_KEY is not the key it was encrypted with, or the file is damaged\.$/,
  );
  const restored = await restore([file()], { ...place.environment, ...key });

  expect(output).toMatch(/ kB\), verified it and encrypted it\.$/);
  expect((await readFile(file())).includes('unique.parent')).toBe(false);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['site.backup']);
  expect(restored).toMatch(/, with 1 account\.$/);
  await truncate(file(), 4096);
  await place.makeRoom();
  await expect(restore([file()], { ...place.environment, ...key })).rejects.toThrow('the file is damaged');
  await truncate(file(), 60);
  await expect(restore([file()], { ...place.environment, ...key })).rejects.toThrow('not a complete encrypted backup');
  await place.takeBack();
});

it('repeats erasures that happened after the backup', async () => {
  const running = await start();
  const [gone, kept] = [await running.signedIn(), await running.signedIn()];
  const game = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));
  const saving = { version: 0, restaurantName: 'Unique Soup', status: 'menu', game };
  await running.read((database) => database('users').update({ subscriptionTier: 'explorer' }));
  await gone.call('PUT', `/api/player-progress/${gone.id}`, saving);
  await backup(['--to', file()], place.environment);
  expect((await gone.call('DELETE', '/api/user', { confirmation: 'ERASE' })).status).toBe(200);
  await running.close();
  await place.makeRoom();

  const restored = await restore([file()], place.environment, running.root);
  const again = await startTestServer({ environment: place.environment, root: running.root });
  server = again;

  expect(restored).toMatch(/ Erased 1 account or child again, because they were erased after the backup\./);
  expect(await again.read((database) => database('users').pluck('id'))).toEqual([kept.id]);
  expect(await again.read((database) => database('player_progress'))).toEqual([]);
  expect(await again.read((database) => database('erased_accounts').pluck('id'))).toEqual([gone.id]);
});

it('repeats erasures of children that happened after the backup', async () => {
  const running = await start();
  const parent = await running.signedIn({ subscriptionTier: 'family' });
  const child = { picture: 'ruth', band: 'ages_6_7' };
  const added = [];
  for (const nickname of ['Mo', 'Luna', 'Kit'])
    added.push(await (await parent.call('POST', '/api/family/children', { ...child, nickname })).json());
  const [first, second, third] = z.parse(z.array(postChild.output), added);
  await backup(['--to', file()], place.environment);
  for (const one of [first, second]) {
    const erased = await parent.call('DELETE', `/api/family/children/${one?.id}`, { confirmation: one?.nickname });
    expect(erased.status).toBe(200);
  }
  await running.close();
  await place.makeRoom();

  const restored = await restore([file()], place.environment, running.root);
  const again = await startTestServer({ environment: place.environment, root: running.root });
  server = again;

  expect(restored).toMatch(/ Erased 2 accounts or children again, /);
  const nicknames = await again.read((database) => database('learners').orderBy('nickname').select('id', 'nickname'));
  expect(nicknames).toHaveLength(2);
  expect(nicknames).toEqual(
    expect.arrayContaining([
      { id: parent.id, nickname: null },
      { id: third?.id, nickname: 'Kit' },
    ]),
  );
});

/** Erases an account as retention does, after the server has stopped. */
async function eraseByAge({ root, read }: TestServer, { id, email }: TestCaller): Promise<void> {
  const { erasedFile, mail } = readEnvironment({ ...place.environment, LOG_LEVEL: 'silent' }, root);
  const log = pino({ level: 'silent' });
  const { outboxFolder } = mail;
  await read((database) => eraseUser({ database, erasedFile, outboxFolder, log, isByAge: true }, { id, email }, 1e12));
}

it('restores nothing before it knows what to do with erasures of retention, and repeats them on request', async () => {
  const running = await start();
  const [old, kept] = [await running.signedIn(), await running.signedIn()];
  await backup(['--to', file()], place.environment);
  await running.close();
  await eraseByAge(running, old);
  await place.makeRoom();

  await expect(restore([file()], place.environment, running.root, { ask: null })).rejects.toThrow(
    /^Since this backup, retention has erased .+ Nothing was restored\./,
  );
  const restored = await restore([file(), '--erase-outdated'], place.environment, running.root, { ask: null });
  server = await startTestServer({ environment: place.environment, root: running.root });

  expect(restored).toContain(' Erased 1 account or child again, because retention had erased them.');
  expect(await server.read((database) => database('users').pluck('id'))).toEqual([kept.id]);
});

it('keeps what retention has erased if the answer is no, also when the server starts', async () => {
  const running = await start();
  const old = await running.signedIn();
  await backup(['--to', file()], place.environment);
  await running.close();
  await eraseByAge(running, old);
  await place.makeRoom();

  const ask = () => Promise.resolve(false);
  const restored = await restore([file()], place.environment, running.root, { ask });
  server = await startTestServer({ environment: place.environment, root: running.root });

  expect(restored).toContain(' Kept 1 account or child that retention had erased.');
  expect(await server.read((database) => database('users').pluck('id'))).toEqual([old.id]);
  // The next restore doesn't erase it either.
  expect(await server.read((database) => database('erased_by_age'))).toEqual([]);
});

it('rejects an unencrypted backup of which a byte has changed', async () => {
  await (await start()).close();
  await backup(['--to', file()], place.environment);
  await place.makeRoom();
  const content = await readFile(file());
  const middle = Math.floor(content.length / 2);
  content[middle] = (content[middle] ?? 0) ^ 1;
  await writeFile(file(), content);

  await expect(restore([file()], place.environment)).rejects.toThrow(/ its checksum does not match, /);
});

it('does not overwrite a backup, and leaves no partial file', async () => {
  await (await start()).close();
  await writeFile(file(), 'yesterday');

  await expect(backup(['--to', file()], place.environment)).rejects.toThrow(
    / already exists\. Backups are never overwritten\.$/,
  );
  await expect(backup(['--to', path.join(folder, 'no', 'x')], place.environment)).rejects.toThrow(
    /There is no folder .+no\./,
  );
  await expect(backup([file()], place.environment)).rejects.toThrow('Usage: npx countertop backup --to ');

  expect(await readFile(file(), 'utf8')).toBe('yesterday');
  expect(await readdir(folder)).toEqual(['site.backup']);
});

it.each([
  ['truncated', () => truncate(file(), 4096)],
  ['of another kind', () => writeFile(file(), 'A recipe for soup.'.repeat(400))],
])('rejects a backup that is %s, and keeps the data', async (_, spoil) => {
  const running = await start();
  await visit(running, 'one');
  await backup(['--to', file()], place.environment);
  await spoil();
  await running.close();
  await place.makeRoom();

  await expect(restore([file()], place.environment)).rejects.toThrow(/ is not a valid Countertop backup: /);
  await expect(restore([path.join(folder, 'none')], place.environment)).rejects.toThrow(/There is no file .+none\./);
  await expect(restore([], place.environment)).rejects.toThrow('Usage: npx countertop restore');

  await place.takeBack();
  expect(await events(await start())).toEqual(['one']);
});

it('does not replace data that is in use', async () => {
  const running = await start();
  await visit(running, 'one');
  await backup(['--to', file()], place.environment);
  await visit(running, 'two');

  await expect(restore([file()], place.environment)).rejects.toThrow(/^A server uses .+ Stop it|already has tables/);
  expect((await visit(running, 'three')).status).toBe(200);
  expect(await events(running)).toEqual(['one', 'two', 'three']);
});

it('rejects a missing database', async () => {
  await (await start()).close();
  await place.lose();

  await expect(backup(['--to', file()], place.environment)).rejects.toThrow(/^There is no Countertop data in /);
  expect(await readdir(folder)).toEqual([]);
});
