import { expect, it } from 'vitest';
import { admin } from '../../commands/admin.ts';
import { password, People } from '../../../test/people.ts';
import type { TestBrowser } from '../../../test/browser.ts';

const people = new People();

async function signedIn(email: string): Promise<readonly [TestBrowser, TestBrowser]> {
  const first = await people.account(email);
  const second = people.browser();
  await second.post('/api/auth/sign-in', { email, password });
  return [first, second];
}

const statuses = (browsers: readonly TestBrowser[]) =>
  Promise.all(browsers.map(async (browser) => (await browser.call('GET', '/api/auth/user')).status));

/** Moves the clock past the time for which a server on SQLite caches sessions. */
const expireCache = () => (people.nowMs += 6000);

const end = (...accounts: string[]) =>
  admin(['end-sessions', ...accounts], people.server.databaseEnvironment, people.server.root);

it('signs one account out everywhere (v5.0.0-7.4.5)', async () => {
  const [ended, other] = [await signedIn('ended@school.example'), await signedIn('other@school.example')];
  const before = await statuses([...ended, ...other]);

  const said = await end('Ended@School.example');
  expireCache();

  expect(said).toBe('ended@school.example is signed out everywhere.');
  expect(before).toEqual([200, 200, 200, 200]);
  expect(await statuses([...ended, ...other])).toEqual([401, 401, 200, 200]);
});

it('signs everyone out, and people can sign in again (v5.0.0-7.4.5)', async () => {
  const [browser] = await signedIn('back@school.example');

  const said = await end('everyone');
  expireCache();

  expect(said).toMatch(/^Everyone is signed out: \d+ sessions ended\.$/);
  expect(await statuses([browser])).toEqual([401]);
  await browser.post('/api/auth/sign-in', { email: 'back@school.example', password });
  expect(await statuses([browser])).toEqual([200]);
});

it('rejects a missing or unknown account', async () => {
  await expect(end()).rejects.toThrow('Usage: npx countertop admin');
  await expect(end('nobody@school.example')).rejects.toThrow(
    'There is no confirmed account for nobody@school.example.',
  );
});
