import { getPlayTime } from '@countertop/contract/family/playLimits';
import { playTimeKeptDays } from '@countertop/contract/accounts/retention';
import { dayMs } from '@countertop/contract/shared/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addChildren, errorOf, familyPassword, grownUp, handOver, pin, refusalOf } from '../../../test/family.ts';
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

const parent = () => server.signedIn({ subscriptionTier: 'family' });
const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
const path = ({ id }: TestCaller, what: string) => `/api/learners/${id}/${what}`;
const timeZone = 'UTC';
const report = (person: TestCaller, deviceId: string, seconds: number, more: object = {}) =>
  person.call('PUT', path(person, 'play-time'), { day: today, timeZone, deviceId, seconds, ...more });
const timeOf = async (answer: Response | Promise<Response>) => z.parse(getPlayTime.output, await (await answer).json());
const read = (person: TestCaller, zone = timeZone) =>
  timeOf(person.call('GET', path(person, `play-time?timeZone=${encodeURIComponent(zone)}`)));
const setLimits = (person: TestCaller, limits: object) =>
  person.call('PUT', path(person, 'limits'), { timeZone, ...limits });
const addTime = (person: TestCaller) => person.call('POST', path(person, 'extra-time'), { timeZone });
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

  expect(await read(person)).toEqual({
    ...noLimits,
    day: today,
    timeZone,
    serverTime: '2026-11-21T12:00:00.000Z',
    playedSeconds: 170,
    deviceSeconds: 0,
    extraSeconds: 0,
  });
  nowMs += dayMs;
  expect((await read(person)).playedSeconds).toBe(0);
});

it('stores at most twenty devices and one for all further ones, however many report', async () => {
  const person = await parent();
  const devices = Array.from({ length: 40 }, () => crypto.randomUUID());

  for (const device of devices) await report(person, device, 10);
  await report(person, crypto.randomUUID(), 0);
  await report(person, devices[0] ?? '', 15);
  await report(person, devices[39] ?? '', 25);

  const rows = await server.read((database) => database('play_times').where({ learnerId: person.id }));
  expect(rows).toHaveLength(21);
  expect((await read(person)).playedSeconds).toBe(19 * 10 + 15 + 25);
});

it('stores limits, which the plan of any owner allows, and removes them without a plan', async () => {
  const [owner, second, free] = [await parent(), await server.signedIn(), await server.signedIn()];
  await server.read((database) =>
    database('guardians').insert({ learnerId: owner.id, userId: second.id, role: 'second', createdAt: 0 }),
  );
  const limits = { minutesPerDay: 30, quietHours: { from: '19:30', to: '07:00' } };

  const answer = await second.call('PUT', path(owner, 'limits'), { timeZone, ...limits });

  expect([answer.status, await answer.json()]).toEqual([200, limits]);
  expect(await read(owner)).toMatchObject(limits);
  const refused = await setLimits(free, limits);
  expect(await refusalOf(refused)).toEqual([403, 'plan_required']);
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
  const add = () => addTime(person);

  await Promise.all([add(), add()]);

  expect((await read(person)).extraSeconds).toBe(1200);
  await server.read((database) => database('extra_times').where({ learnerId: person.id }).update({ seconds: 86_000 }));
  expect((await timeOf(add())).extraSeconds).toBe(86_400);
});

it('takes the PIN or password of a grown-up in the session of a child', async () => {
  const adult = await grownUp(server);
  const [child] = await addChildren(adult, ['Sunny Waffle']);
  if (child === undefined) throw new Error('A child was added.');
  await adult.browser.call('PUT', '/api/family/pin', { pin });
  await handOver(adult.browser, child.id);
  const add = (proof: object) => adult.browser.post(`/api/learners/${child.id}/extra-time`, { timeZone, ...proof });

  expect((await errorOf(await add({}))).code).toBe('invalid_input');
  expect((await errorOf(await add({ pin: '0000' }))).code).toBe('wrong_pin');
  expect((await errorOf(await add({ password: 'wrong' }))).code).toBe('wrong_password');
  expect((await timeOf(add({ pin }))).extraSeconds).toBe(600);
  expect((await timeOf(add({ password: familyPassword }))).extraSeconds).toBe(1200);
});

it.each([-3, -1, 1, 3, 365])(
  'counts on the server’s day when the date of a device is %i days off, and tells the device',
  async (days) => {
    const person = await parent();
    await setLimits(person, { minutesPerDay: 15, quietHours: null });
    await report(person, phone, 900);

    const answer = await timeOf(report(person, phone, 5, { day: addDays(today, days) }));

    expect(answer).toMatchObject({ day: today, playedSeconds: 900, deviceSeconds: 900 });
    expect(await server.read((database) => database('play_times').where({ learnerId: person.id }))).toHaveLength(1);
  },
);

it('begins days in the time zone of the limits, whatever the device says', async () => {
  const person = await parent();
  await setLimits(person, { minutesPerDay: 15, quietHours: null, timeZone: 'America/New_York' });
  const there = { day: addDays(today, 1), timeZone: 'Pacific/Kiritimati' };

  const answer = await timeOf(report(person, phone, 60, there));
  nowMs = Date.parse('2026-11-22T04:59:59Z');
  const late = await read(person, 'Pacific/Kiritimati');
  nowMs += 1000;

  expect(answer).toMatchObject({ day: today, timeZone: 'America/New_York' });
  expect(late.day).toBe(today);
  expect((await read(person)).day).toBe('2026-11-22');
});

it('takes the time zone of older limits from the first device that asks, and of none from each', async () => {
  const [older, none] = [await parent(), await parent()];
  await setLimits(older, { minutesPerDay: 15, quietHours: null });
  await server.read((database) => database('play_limits').where({ learnerId: older.id }).update({ timeZone: null }));

  const zonesOf = async (person: TestCaller) => [
    (await read(person, 'Asia/Kolkata')).timeZone,
    (await read(person, 'Pacific/Kiritimati')).timeZone,
  ];

  expect(await zonesOf(older)).toEqual(['Asia/Kolkata', 'Asia/Kolkata']);
  expect(await zonesOf(none)).toEqual(['Asia/Kolkata', 'Pacific/Kiritimati']);
});

it('tells a device what is stored of it, and further devices what is stored of all of them', async () => {
  const person = await parent();
  for (let index = 0; index < 20; index += 1) await report(person, crypto.randomUUID(), 10);

  await report(person, phone, 30);
  const cleared = await timeOf(report(person, tablet, 0));

  expect(cleared).toMatchObject({ playedSeconds: 230, deviceSeconds: 30 });
});

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
  await addTime(person);
  const count = (table: string) => server.read((database) => database(table).where({ learnerId: person.id }));
  const passDays = (days: number) => server.read((database) => deleteOldPlayTimes(database, startMs + days * dayMs));

  await passDays(playTimeKeptDays);
  expect([(await count('play_times')).length, (await count('extra_times')).length]).toEqual([1, 1]);
  await passDays(playTimeKeptDays + 1);
  expect([(await count('play_times')).length, (await count('extra_times')).length]).toEqual([0, 0]);
});
