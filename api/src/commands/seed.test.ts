import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { migrate } from './migrate.ts';
import { seed } from './seed.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.end());

const emails = () => server.read<string[]>((database) => database('users').orderBy('email').pluck('email'));

it('creates the demo accounts once', { tags: ['nightly'] }, async () => {
  expect(await migrate([], server.databaseEnvironment, server.root)).toContain(' are up to date.');
  const printed = await seed([], server.databaseEnvironment, server.root);
  const first = await emails();
  await seed([], server.databaseEnvironment, server.root);

  const printedEmails = printed.split('\n').map((line) => line.split(',')[0]);
  expect(first).toEqual(expect.arrayContaining(printedEmails));
  expect(printed).toContain('admin@demo.example, password "');
  expect(await emails()).toEqual(first);
});

it('creates none where other machines can reach the server', async () => {
  const production = {
    ...server.databaseEnvironment,
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://countertop.example',
    SESSION_SECRET: 'b3J2x8Kq5mZt7Wc1Lh9Rn4Vd6Gf0Ps2Y',
  };

  await expect(seed([], production, server.root)).rejects.toThrow('Everybody knows the passwords of demo accounts');
  expect(await emails()).toEqual([]);
});
