import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../src/resources/accounts/passwords.ts';
import { recount } from '../../src/resources/events/recount.ts';
import { migrationNames } from '../../src/platform/db/migrationSource.ts';
import { playedAttempts } from '../attempts.ts';
import type { TestCaller } from '../server.ts';
import { send, startTwo, type TwoServers } from '../twoServers.ts';

const password = 'soup before salad, always';
let two: TwoServers;
beforeAll(async () => {
  two = await startTwo();
});
afterAll(() => two?.end());

const isSignedIn = async (url: string, cookie: string) =>
  (await fetch(`${url}/api/auth/user`, { headers: { Cookie: cookie } })).status === 200;
const everywhere = (cookie: string) => Promise.all(two.urls.map((url) => isSignedIn(url, cookie)));
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
const signIn = (url: string, email: string, { from = '203.0.113.1', word = password } = {}) =>
  send(`${url}/api/auth/sign-in`, { email, password: word }, { 'X-Forwarded-For': from });

async function account(email: string): Promise<void> {
  await two.signedIn({ email, passwordHash: await hashPassword(password) });
}

it('created the tables once although both started at the same time', async () => {
  expect(await two.database('knex_migrations').orderBy('id').pluck('name')).toEqual(migrationNames);
  expect(await two.database('menu_items')).toHaveLength(12);
});

it('shares sessions, and signs out on both immediately', async () => {
  await account('mia@home.example');
  const [one, other] = two.urls;
  const [phone, tablet] = [
    cookiesOf(await signIn(one, 'mia@home.example')),
    cookiesOf(await signIn(other, 'mia@home.example')),
  ];
  const before = [await everywhere(phone), await everywhere(tablet)];

  await fetch(`${one}/api/auth/sessions`, { method: 'DELETE', headers: { Cookie: phone } });
  const afterOthers = [await everywhere(phone), await everywhere(tablet)];
  await fetch(`${other}/api/logout`, { headers: { Cookie: phone }, redirect: 'manual' });

  expect(before.flat()).toEqual([true, true, true, true]);
  expect(afterOthers).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await everywhere(phone)).toEqual([false, false]);
});

it('counts sign-in attempts together, and locks out nobody on other networks', async () => {
  await account('ben@home.example');
  const guess = (index: number) =>
    signIn(two.urls[index % 2 === 0 ? 0 : 1], 'ben@home.example', { from: '198.51.100.9', word: `guess ${index}` });

  const guesses = await Promise.all(Array.from({ length: 24 }, (_, index) => guess(index)));
  const right = await Promise.all(two.urls.map((url) => signIn(url, 'ben@home.example', { from: '198.51.100.9' })));
  const owner = await Promise.all(two.urls.map((url) => signIn(url, 'ben@home.example', { from: '192.0.2.77' })));

  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  const refused = guesses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(14);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(600);
  expect(right.map(({ status }) => status)).toEqual([429, 429]);
  expect(owner.map(({ status }) => status)).toEqual([200, 200]);
});

it('loses no event, and counts none twice that is sent to both', async () => {
  const names = Array.from({ length: 300 }, (_, number) => ({ session: `s${number % 25}`, request: `r${number}` }));
  const tell = (url: string) =>
    names.map(({ session, request }) =>
      send(`${url}/api/analytics/event`, {
        sessionId: session,
        eventType: 'page_view',
        eventData: '{"page":"/game"}',
        requestId: request,
      }),
    );
  const time = (url: string) =>
    names.map(({ session }, number) =>
      send(`${url}/api/analytics/session`, { sessionId: session, timeSpent: 1 + (number % 90) }),
    );

  const answers = await Promise.all(two.urls.flatMap((url) => [...tell(url), ...time(url)]));
  const counters = () =>
    two
      .database('analytics_counters')
      .orderBy(['kind', 'day', 'name'])
      .select('kind', 'day', 'name', 'count', 'people');
  const counted = await counters();
  await recount(two.database, Date.now());

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await two.database('analytics_events').count({ count: '*' })).toEqual([{ count: 300 }]);
  expect(counted).toContainEqual({ kind: 'page', day: 'all', name: '/game', count: 300, people: 25 });
  expect(await counters()).toEqual(counted);
});

it('stores attempts that are sent to both once, and counts them once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => two.signedIn({ subscriptionTier: 'explorer' })));
  const attempts = playedAttempts(40, { startMs: Date.now() });
  const store = (person: TestCaller, url: string) =>
    send(`${url}/api/learners/${person.id}/attempts`, { attempts }, { Cookie: person.cookie });

  const answers = await Promise.all(
    [...people, ...people].flatMap((person) => two.urls.map((url) => store(person, url))),
  );
  const [stored] = await two.database('attempts').count({ count: '*' });
  const counted = await two.database('skill_days').sum({ asked: 'asked' }).groupBy('learnerId');

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(stored).toEqual({ count: 240 });
  expect(counted).toEqual(people.map(() => ({ asked: 40 })));
});

it('accepts one of two saves based on the same version', async () => {
  const person = await two.signedIn({ subscriptionTier: 'explorer' });
  const game = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));
  const save = (index: number) =>
    fetch(`${two.urls[index % 2 === 0 ? 0 : 1]}/api/player-progress/${person.id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Cookie: person.cookie },
      body: JSON.stringify({ version: 0, restaurantName: `Bistro ${index}`, status: 'menu', game }),
    });

  const statuses = (await Promise.all(Array.from({ length: 20 }, (_, index) => save(index)))).map(
    ({ status }) => status,
  );

  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect(await two.database('player_progress').where({ learnerId: person.id }).pluck('version')).toEqual([1]);
});
