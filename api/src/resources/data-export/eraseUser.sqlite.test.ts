import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo, someMailsTo } from '../../../test/browser.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const game = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));

/** Creates a user with rows in several tables and an email, all of which contain `word`. */
async function personOf(word: string): Promise<TestCaller> {
  const email = `${word}@home.example`;
  const row = { email, passwordHash: `$argon2id$v=19$${word}`, subscriptionTier: 'explorer' } as const;
  const person = await server.signedIn(row);
  await person.call('PATCH', '/api/user/profile', { displayName: `${word} the first` });
  await person.call('PATCH', '/api/user/profile', { displayName: `${word} the second` });
  const progress = { version: 0, restaurantName: `${word} Soup`, status: 'menu', game };
  await person.call('PUT', `/api/player-progress/${person.id}`, progress);
  await server.post('/api/auth/forgot-password', { email });
  await someMailsTo(server, email);
  return person;
}

/** Returns the files in the data folder that contain a text. */
async function filesWith(text: string): Promise<string[]> {
  const folder = path.join(server.root, 'data');
  const found = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if ((await readFile(file)).includes(text)) found.push(path.relative(folder, file));
  }
  return found;
}

it('leaves no trace of a user in the files of the data folder', async () => {
  const names = Array.from({ length: 24 }, (_, index) => `person${index}unique`);
  const persons: TestCaller[] = [];
  for (const name of names) persons.push(await personOf(name));
  await server.read((database) => database.raw('PRAGMA wal_checkpoint(TRUNCATE)'));
  const before = await filesWith('person11unique');

  for (const index of [11, 3, 23]) {
    const erased = await persons[index]?.call('DELETE', '/api/user', { confirmation: 'ERASE' });
    expect(erased?.status).toBe(200);
  }

  expect(before).toContain('countertop.sqlite');
  for (const index of [11, 3, 23]) expect(await filesWith(`person${index}unique`)).toEqual([]);
  expect((await stat(`${server.dataPlace}-wal`)).size).toBe(0);
  // `person1unique` keeps their email, which mentions none of the erased users.
  expect((await filesWith('person1unique@home.example')).filter((name) => name.startsWith('outbox'))).toHaveLength(1);
});

it('keeps emails to addresses that contain the erased one', async () => {
  const [ann, joann, more] = [await personOf('ann'), await personOf('jo.ann'), await personOf('ann+home.example.home')];

  await ann.call('DELETE', '/api/user', { confirmation: 'ERASE' });

  expect(await someMailsTo(server, joann.email)).toHaveLength(1);
  expect(await someMailsTo(server, more.email)).toHaveLength(1);
  expect(await mailsTo(server, ann.email)).toEqual([]);
});
