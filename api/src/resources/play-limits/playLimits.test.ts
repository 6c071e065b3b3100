import { errorBody } from '@countertop/contract/error';
import { getPlayTime } from '@countertop/contract/playLimits';
import { playTimeKeptDays } from '@countertop/contract/retention';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addChildren, errorOf, familyPassword, grownUp, handOver, pin } from '../../../test/family.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';
import { addDays } from '../../platform/days.ts';
import { deleteOldPlayTimes } from './playLimits.service.ts';

const startMs = Date.parse('2026-11-21T12:00:00Z');
const today = '2026-11-21';
let nowMs = startMs;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
beforeEach(() => {
  nowMs = startMs;
});
afterAll(() => server.end());

const parent = () => server.signedIn({ subscription_tier: 'family' });
const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
const path = ({ id }: TestCaller, what: string) => `/api/learners/${id}/${what}`;
const report = (person: TestCaller, deviceId: string, seconds: number, day = today) =>
  person.call('PUT', path(person, 'play-time'), { day, deviceId, seconds });
const read = async (person: TestCaller, day = today) =>
  z.parse(getPlayTime.output, await (await person.call('GET', path(person, `play-time?day=${day}`))).json());
const setLimits = (person: TestCaller, limits: object) => person.call('PUT', path(person, 'limits'), limits);
const noLimits = { minutesPerDay: null, quietHours: null };

it('adds up the time of all devices, however often and in whatever order they report it', async () => {
  const person = await parent();

  for (const [device, seconds] of [
    [phone, 60],
    [tablet, 30],
    [phone, 120],
    [phone, 60],
    [phone.toUpperCase(), 120],
  ] as const) {
    await report(person, device, seconds);
  }
  await Promise.all([130, 140, 135].map((seconds) => report(person, phone, seconds)));

  expect(await read(person)).toEqual({ ...noLimits, playedSeconds: 170, extraSeconds: 0 });
  expect((await read(person, addDays(today, 1))).playedSeconds).toBe(0);
});

it('stores at most twenty devices and one for all further ones, however many report', async () => {
  const person = await parent();
  const devices = Array.from({ length: 40 }, () => crypto.randomUUID());

  for (const device of devices) await report(person, device, 10);
  await report(person, crypto.randomUUID(), 0);
  await report(person, devices[0] ?? '', 15);
  await report(person, devices[39] ?? '', 25);

  const rows = await server.read((database) => database('play_times').where({ learner_id: person.id }));
  expect(rows).toHaveLength(21);
  expect((await read(person)).playedSeconds).toBe(19 * 10 + 15 + 25);
});

it('stores limits, which the plan of any owner allows, and removes them without a plan', async () => {
  const [owner, second, free] = [await parent(), await server.signedIn(), await server.signedIn()];
  await server.read((database) =>
    database('guardians').insert({ learner_id: owner.id, user_id: second.id, role: 'second', created_at: 0 }),
  );
  const limits = { minutesPerDay: 30, quietHours: { from: '19:30', to: '07:00' } };

  const answer = await second.call('PUT', path(owner, 'limits'), limits);

  expect([answer.status, await answer.json()]).toEqual([200, limits]);
  expect(await read(owner)).toMatchObject(limits);
  const refused = await setLimits(free, limits);
  expect([refused.status, z.parse(errorBody, await refused.json()).code]).toEqual([403, 'plan_required']);
  expect((await setLimits(free, noLimits)).status).toBe(200);
});

it.each([
  { minutesPerDay: 10, quietHours: null },
  { minutesPerDay: 30, quietHours: { from: '24:00', to: '07:00' } },
  { minutesPerDay: 30, quietHours: { from: '19:30' } },
  { minutesPerDay: 30 },
])('rejects the limits %j', async (limits) => {
  expect((await setLimits(await parent(), limits)).status).toBe(422);
});

it('adds ten minutes each time a grown-up asks for them, up to a day', async () => {
  const person = await parent();
  const add = () => person.call('POST', path(person, 'extra-time'), { day: today });

  await Promise.all([add(), add()]);

  expect((await read(person)).extraSeconds).toBe(1200);
  await server.read((database) => database('extra_times').where({ learner_id: person.id }).update({ seconds: 86_000 }));
  expect(z.parse(getPlayTime.output, await (await add()).json()).extraSeconds).toBe(86_400);
});

it('takes the PIN or password of a grown-up in the session of a child', async () => {
  const adult = await grownUp(server);
  const [child] = await addChildren(adult, ['Sunny Waffle']);
  if (child === undefined) throw new Error('A child was added.');
  await adult.browser.call('PUT', '/api/family/pin', { pin });
  await handOver(adult.browser, child.id);
  const add = (proof: object) => adult.browser.post(`/api/learners/${child.id}/extra-time`, { day: today, ...proof });

  expect((await errorOf(await add({}))).code).toBe('invalid_input');
  expect((await errorOf(await add({ pin: '0000' }))).code).toBe('wrong_pin');
  expect((await errorOf(await add({ password: 'wrong' }))).code).toBe('wrong_password');
  expect(z.parse(getPlayTime.output, await (await add({ pin })).json()).extraSeconds).toBe(600);
  expect(z.parse(getPlayTime.output, await (await add({ password: familyPassword })).json()).extraSeconds).toBe(1200);
});

it.each([
  [-2, 422],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 422],
])(
  'answers a report of a day %i days from today with %i, because the clock of the device may be wrong',
  async (days, status) => {
    const person = await parent();
    const day = addDays(today, days);

    const statuses = [
      (await report(person, phone, 60, day)).status,
      (await person.call('GET', path(person, `play-time?day=${day}`))).status,
      (await person.call('POST', path(person, 'extra-time'), { day })).status,
    ];

    expect(statuses).toEqual([status, status, status]);
  },
);

it('keeps no time played when consent was withdrawn, and leaves counting to the device', async () => {
  const person = await parent();
  await person.call('DELETE', path(person, 'consents'));

  const answer = await report(person, phone, 90);

  expect(await answer.json()).toMatchObject({ playedSeconds: 90 });
  expect((await read(person)).playedSeconds).toBe(0);
});

it('deletes the time played after 7 days (promise:play-time)', async () => {
  const person = await parent();
  await report(person, phone, 60);
  await person.call('POST', path(person, 'extra-time'), { day: today });
  const count = (table: string) => server.read((database) => database(table).where({ learner_id: person.id }));
  const passDays = (days: number) =>
    server.read((database) => deleteOldPlayTimes(database, startMs + days * 86_400_000));

  await passDays(playTimeKeptDays);
  expect([(await count('play_times')).length, (await count('extra_times')).length]).toEqual([1, 1]);
  await passDays(playTimeKeptDays + 1);
  expect([(await count('play_times')).length, (await count('extra_times')).length]).toEqual([0, 0]);
});
