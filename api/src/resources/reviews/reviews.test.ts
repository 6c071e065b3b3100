import type { Attempt } from '@countertop/contract/play/attempts';
import { attemptsKeptDays } from '@countertop/contract/accounts/retention';
import { getReviews } from '@countertop/contract/play/reviews';
import { getLearners } from '@countertop/contract/play/learners';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answeredRight, answeredWrong, playedAttempts } from '../../../test/attempts.ts';
import { addChildren, grownUp, handOver } from '../../../test/family.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';
import { addDays } from '../../platform/days.ts';
import { deleteOldAttempts } from '../attempts/deleteOldAttempts.ts';
import { uuidAt } from '../attempts/uuidAt.ts';

let nowMs = Date.parse('2026-11-20T12:00:00Z');
const today = '2026-11-20';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterAll(() => server.end());

const parent = () => server.signedIn({ subscriptionTier: 'explorer' });
const path = ({ id }: TestCaller) => `/api/learners/${id}/reviews`;
const read = async (person: TestCaller, day = today) =>
  getReviews.output.parse(await (await person.call('GET', `${path(person)}?day=${day}`)).json());
const store = (person: TestCaller, attempts: readonly Attempt[]) =>
  person.call('POST', `/api/learners/${person.id}/attempts`, { attempts });

let made = 0;
/** Returns the same problem, answered `daysAgo`. */
function answered(daysAgo: number, rest: Partial<Attempt> = {}): Attempt {
  const [one] = playedAttempts(1, { startMs: nowMs });
  if (one === undefined) throw new Error('Nothing was played.');
  const ms = nowMs - daysAgo * 86_400_000;
  made += 1;
  return { ...answeredRight(one), id: uuidAt(ms, made), answeredAt: new Date(ms).toISOString(), ...rest };
}
/** Learned three days ago. */
const learned = () => [...Array.from({ length: 7 }, () => answered(4)), answered(3)];

it('computes the schedule from the answers, in whatever order they arrive', async () => {
  const person = await parent();
  const [first, ...others] = learned();
  await store(person, [...others.toReversed(), answered(3, { isRetry: true })]);
  const before = await read(person);
  await store(person, first ? [first, ...others] : []);

  const after = await read(person);

  expect(before).toMatchObject({ isOn: true, due: [], visits: 0, skills: [{ review: null, visitedOn: null }] });
  const [skill] = after.skills;
  expect(skill).toMatchObject({ band: 'ages_8_9', review: { step: 0, dueOn: addDays(today, -2) } });
  expect(skill?.lastTries).toEqual([
    ...Array.from({ length: 4 }, () => ({ day: addDays(today, -4), result: 'alone' })),
    { day: addDays(today, -3), result: 'alone' },
  ]);
  expect(after.due).toEqual([skill?.skill]);
  expect((await read(person, addDays(today, -3))).due).toEqual([]);
});

it('counts the visits of the day, moves the step, and leaves the age group alone', async () => {
  const person = await parent();
  await store(person, [...learned(), answered(1, { origin: 'review' })]);
  const review = { ...answeredWrong(answered(0)), origin: 'review' } as const;
  const younger = playedAttempts(20, { startMs: nowMs + 1, band: 'ages_6_7' });
  const young = younger.find(({ type }) => type === 'order_total');
  await store(person, young === undefined ? [] : [{ ...young, origin: 'review' }, review]);

  const { visits, skills } = await read(person);
  const learners = getLearners.output.parse(await (await person.call('GET', '/api/learners')).json());

  expect(visits).toBe(2);
  expect(skills.find(({ band }) => band === 'ages_8_9')).toMatchObject({
    review: { step: 1, dueOn: addDays(today, 2) },
    visitedOn: today,
  });
  expect(learners).toMatchObject([{ band: 'ages_8_9' }]);
});

it('keeps the schedule when old answers are deleted', async () => {
  const person = await parent();
  const [usualMs, deletedMs] = [nowMs, Date.now()];
  nowMs = deletedMs - attemptsKeptDays * 86_400_000;
  await store(person, learned());
  await store(person, [answered(1, { origin: 'review' })]);
  const { skills } = await read(person);
  expect(skills).toMatchObject([{ review: { step: 1 } }]);

  await server.read((database) => deleteOldAttempts(database, deletedMs));

  expect(await server.read((database) => database('attempts').where({ learnerId: person.id }))).toEqual([]);
  expect((await read(person)).skills).toEqual(skills);
  nowMs = usualMs;
});

it('lets grown-ups turn reviews off, and children only read them', async () => {
  const adult = await grownUp(server);
  const [child] = await addChildren(adult, ['Sunny Waffle']);
  if (child === undefined) throw new Error('A child was added.');
  const address = `/api/learners/${child.id}/reviews`;
  const readAs = async () =>
    getReviews.output.parse(await (await adult.browser.call('GET', `${address}?day=${today}`)).json());

  const off = await adult.browser.call('PUT', address, { isOn: false });
  await handOver(adult.browser, child.id);

  expect([off.status, (await readAs()).isOn]).toEqual([200, false]);
  expect((await adult.browser.call('PUT', address, { isOn: true })).status).toBe(403);
});

it('sends nobody back while reviews are off, and keeps the table', async () => {
  const person = await parent();
  await store(person, learned());

  await person.call('PUT', path(person), { isOn: false });

  const { isOn, due, skills } = await read(person);
  expect([isOn, due, skills.length]).toEqual([false, [], 1]);
});

it('is part of every plan, and not of the free one', async () => {
  const free = await server.signedIn();

  const answer = await free.call('GET', `${path(free)}?day=${today}`);

  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'plan_required' }]);
});

it('reads a schedule as often as pages need it, and refuses a flood', async () => {
  const person = await parent();
  const ask = () => person.call('GET', `${path(person)}?day=${today}`);
  const allowed = await Promise.all(Array.from({ length: 120 }, ask));

  const refused = await ask();

  expect(new Set(allowed.map(({ status }) => status))).toEqual(new Set([200]));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
});

it('counts the answers of all pages', async () => {
  const person = await parent();
  await store(person, learned());
  const before = await read(person);
  await server.read(async (database) => {
    const row = await database('attempts').where({ learnerId: person.id }).first();
    const earlier = Array.from({ length: 1000 }, (_, index) => ({
      ...row,
      // Before all others.
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      day: addDays(today, -90),
    }));
    for (let from = 0; from < earlier.length; from += 30)
      await database('attempts').insert(earlier.slice(from, from + 30));
  });

  const after = await read(person);

  expect(before.skills[0]?.lastTries).toEqual(after.skills[0]?.lastTries);
  expect([before, after].map(({ skills }) => skills[0]?.review?.step)).toEqual([0, 1]);
});
