import { type Attempt, type AttemptOutcome, getAttempts, postAttempts } from '@countertop/contract/play/attempts';
import { attemptsKeptDays } from '@countertop/contract/accounts/retention';
import { getLearnerDays, getLearners, getLearnerSkills } from '@countertop/contract/play/learners';
import { dayMs, hourMs } from '@countertop/contract/shared/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answeredRight, answeredWrong, playedAttempts } from '../../../test/attempts.ts';
import { uuidAt } from './uuidAt.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';
import type { UserRow } from '../people/Account.model.ts';
import { deleteOldAttempts } from './deleteOldAttempts.ts';

const startMs = Date.parse('2026-11-26T12:00:00Z');
const today = new Date(startMs).toISOString().slice(0, 10);
let nowMs = startMs;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterAll(() => server.end());

const parent = (row: Partial<UserRow> = {}) => server.signedIn({ subscriptionTier: 'explorer', ...row });
const pathOf = ({ id }: TestCaller) => `/api/learners/${id}`;
const post = (person: TestCaller, attempts: readonly unknown[]) =>
  person.call('POST', `${pathOf(person)}/attempts`, { attempts });
async function store(person: TestCaller, attempts: readonly unknown[]): Promise<AttemptOutcome[]> {
  return postAttempts.output.parse(await (await post(person, attempts)).json()).outcomes;
}
async function pageOf(person: TestCaller, query = '') {
  return getAttempts.output.parse(await (await person.call('GET', `${pathOf(person)}/attempts${query}`)).json());
}
const range = (from = today, to = today) => `?from=${from}&to=${to}`;
async function skillsOf(person: TestCaller, query = range()) {
  return getLearnerSkills.output.parse(await (await person.call('GET', `${pathOf(person)}/skills${query}`)).json());
}
async function daysOf(person: TestCaller, query = range()) {
  return getLearnerDays.output.parse(await (await person.call('GET', `${pathOf(person)}/days${query}`)).json());
}
/** Returns attempts of today, answered right. */
const played = (count: number, seed = 7) =>
  playedAttempts(count, { seed, startMs: Date.parse(today) }).map(answeredRight);
function one(seed = 7): Attempt {
  const [first] = played(1, seed);
  if (first === undefined) throw new Error('Nothing was played.');
  return first;
}
const statuses = (outcomes: readonly AttemptOutcome[]) =>
  outcomes.map((outcome) => (outcome.status === 'refused' ? outcome.code : outcome.status));

it('grades and stores attempts, and returns them newest first with all that shows their tickets', async () => {
  const person = await parent();
  const [right, wrong] = [one(), answeredWrong({ ...one(8), id: uuidAt(startMs, 1) })];

  const outcomes = await store(person, [right, wrong]);
  const { attempts, next } = await pageOf(person);

  expect(statuses(outcomes)).toEqual(['stored', 'stored']);
  expect(next).toBeNull();
  const received = { receivedAt: new Date(nowMs).toISOString(), skill: expect.any(String) };
  expect(attempts).toEqual([
    { ...wrong, ...received, isCorrect: false, mistake: expect.any(String) },
    { ...right, ...received, isCorrect: true, mistake: null },
  ]);
});

it('stores an answer with three decimals exactly', async () => {
  const person = await parent();

  await store(person, [{ ...one(), answerHundredths: 12.5 }]);

  expect((await pageOf(person)).attempts).toMatchObject([{ answerHundredths: 12.5, isCorrect: false }]);
});

it('refuses each bad attempt with a code, and stores its neighbors', async () => {
  const person = await parent();
  const [first, second, third] = played(3) as [Attempt, Attempt, Attempt];
  const otherGivens = Object.fromEntries(Object.keys(second.givens).map((name) => [name, 999_999]));

  const outcomes = await store(person, [
    first,
    { ...second, givens: otherGivens },
    { ...second, hintsUsed: -1 },
    { ...second, fieldOfANewerPage: true },
    { ...second, fieldOfANewerPage: true, hintsUsed: -1 },
    { ...second, rulesVersion: 1000, variant: 'from the future' },
    'nonsense',
    { ...first, answerHundredths: first.answerHundredths + 1 },
    third,
    { ...first, givens: Object.fromEntries(Object.entries(first.givens).toReversed()), id: first.id.toUpperCase() },
  ]);

  expect(statuses(outcomes)).toEqual([
    'stored',
    'impossible',
    'invalid',
    'unknown_rules',
    'invalid',
    'unknown_rules',
    'invalid',
    'id_reused',
    'stored',
    'known',
  ]);
  expect(statuses(await store(person, [first, { ...third, hintsUsed: 3 }]))).toEqual(['known', 'id_reused']);
  expect((await pageOf(person)).attempts.map(({ id }) => id)).toEqual([third.id, first.id]);
  expect((await daysOf(person)).map(({ orders }) => orders)).toEqual([2]);
});

it('stores an attempt of concurrent calls once, and counts it once', async () => {
  const person = await parent();
  const attempts = played(30);

  const outcomes = await Promise.all(Array.from({ length: 8 }, () => store(person, attempts)));

  expect(statuses(outcomes.flat()).filter((status) => status === 'stored')).toHaveLength(30);
  expect(statuses(outcomes.flat()).filter((status) => status === 'known')).toHaveLength(210);
  expect(await daysOf(person)).toMatchObject([{ day: today, orders: 30, right: 30 }]);
});

it('sums up skills with first tries, help, corrections and the three most common mistakes', async () => {
  const person = await parent();
  const asked = { ...one(), elapsedMs: 12_400 };
  const number = (index: number) => ({ id: uuidAt(startMs, index) });
  await store(person, [
    { ...asked, ...number(1), hintsUsed: 2 },
    answeredWrong({ ...asked, ...number(2) }),
    { ...asked, ...number(3), isRetry: true },
    answeredWrong({ ...asked, ...number(4) }),
    answeredWrong({ ...asked, ...number(5), isRetry: true }),
  ]);

  const skills = await skillsOf(person);
  const { attempts } = await pageOf(person, `?mistake=${skills[0]?.mistakes[0]?.mistake}&limit=2`);

  expect(skills).toEqual([
    {
      skill: expect.any(String),
      asked: 3,
      right: 1,
      withHelp: 1,
      corrected: 1,
      seconds: 62,
      lastDay: today,
      mistakes: [{ mistake: expect.any(String), count: 3 }],
      standards: expect.arrayContaining([expect.stringMatching(/^[34]\./)]),
    },
  ]);
  expect(await daysOf(person)).toEqual([{ day: today, orders: 3, right: 1, seconds: 62 }]);
  expect(attempts.map(({ id }) => id)).toEqual([number(5).id, number(4).id]);
  expect(await skillsOf(person, range('2020-01-01', '2020-12-31'))).toEqual([]);
});

it('returns every attempt of a skill once, page by page', async () => {
  const person = await parent();
  const attempts = played(60);
  await store(person, attempts);
  const skill = (await skillsOf(person))[0];

  const seen: string[] = [];
  let query = `?skill=${skill?.skill}&limit=7`;
  for (;;) {
    const page = await pageOf(person, query);
    seen.push(...page.attempts.map(({ id }) => id));
    if (page.next === null) break;
    query = `?skill=${skill?.skill}&limit=7&after=${page.next}`;
  }

  expect(seen).toHaveLength(skill?.asked ?? 0);
  expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
});

it.each([
  ['a month behind', '2026-10-21T11:59:30Z', '2026-10-21T12:00:00Z', '2026-11-21'],
  ['a month behind, three days without a network', '2026-10-18T12:00:00Z', '2026-10-21T12:00:00Z', '2026-11-18'],
  ['two years ahead', '2028-11-21T11:59:30Z', '2028-11-21T12:00:00Z', '2026-11-21'],
  ['right, three days without a network', '2026-11-18T12:00:00Z', '2026-11-21T12:00:00Z', '2026-11-18'],
  ['in a wrong time zone', '2026-11-20T23:30:00Z', '2026-11-20T23:30:30Z', '2026-11-20'],
])('counts an answer for the right day if the clock of the device is %s', async (_, answeredAt, sentAt, day) => {
  const person = await parent({ subscriptionEndAt: null });
  nowMs = Date.parse('2026-11-21T12:00:00Z');

  const body = { sentAt, attempts: [{ ...one(), answeredAt }] };
  const answer = await person.call('POST', `${pathOf(person)}/attempts`, body);
  const { attempts } = await pageOf(person);
  const days = await daysOf(person, range(day, day));
  nowMs = startMs;

  expect(answer.status).toBe(200);
  expect(days.map(({ orders }) => orders)).toEqual([1]);
  const shown = answeredAt.startsWith(day) ? answeredAt : '2026-11-21T12:00:00.000Z';
  expect(attempts.map((kept) => kept.answeredAt)).toEqual([shown]);
});

it.each([
  ['the evening on the device, the next day in UTC', '2026-11-20T23:30:00-05:00', '2026-11-21T05:00:00Z', '2026-11-20'],
  ['a day ahead, as far as any time zone', '2026-11-22T04:00:00+14:00', '2026-11-21T14:30:00Z', '2026-11-22'],
  ['a clock more than a day ahead', '2026-11-22T12:00:01Z', '2026-11-21T12:00:00Z', '2026-11-21'],
  ['a clock a year ahead', '2027-11-21T12:00:00Z', '2026-11-21T12:00:00Z', '2026-11-21'],
  ['a queue sent after a year', '2025-11-22T12:00:00Z', '2026-11-21T12:00:00Z', '2025-11-22'],
  ['a clock that was reset', '1970-01-01T00:00:00Z', '2026-11-21T12:00:00Z', '2026-11-21'],
])('counts an attempt for the right day, and shows it with that: %s', async (_, answeredAt, received, day) => {
  const person = await parent({ subscriptionEndAt: null });
  nowMs = Date.parse(received);

  await store(person, [{ ...one(), answeredAt }]);

  expect(await daysOf(person, range('2025-11-01', '2026-11-30'))).toMatchObject([{ day }]);
  expect((await pageOf(person)).attempts.map((attempt) => attempt.answeredAt.slice(0, 10))).toEqual([day]);
  nowMs = startMs;
});

it('names the learners with the band of the newest attempt', async () => {
  const person = await parent();
  const learners = async () => getLearners.output.parse(await (await person.call('GET', '/api/learners')).json());
  const before = await learners();
  const [older] = playedAttempts(1, { startMs, band: 'ages_6_7' });
  const [newer] = playedAttempts(1, { startMs: startMs + 1, band: 'ages_12_plus' });
  await store(person, [older, newer]);

  expect(before).toEqual([{ id: person.id, nickname: null, band: null, hasReports: true }]);
  expect(await learners()).toEqual([{ id: person.id, nickname: null, band: 'ages_12_plus', hasReports: true }]);
});

it('serves guardians only, also second ones, and nobody without a plan', async () => {
  const [owner, second, stranger] = [await parent(), await parent(), await parent()];
  const free = await server.signedIn();
  await server.read((database) =>
    database('guardians').insert({ learnerId: owner.id, userId: second.id, role: 'second', createdAt: 0 }),
  );
  const path = `${pathOf(owner)}/attempts`;
  const statusesOf = (people: readonly TestCaller[]) =>
    Promise.all(people.map(async (person) => (await person.call('POST', path, { attempts: [one()] })).status));

  expect(await statusesOf([owner, second, stranger, free])).toEqual([200, 200, 403, 403]);
  const nobody = await owner.call('GET', '/api/learners/nobody/skills?from=never');
  expect([nobody.status, await nobody.json()]).toMatchObject([403, { code: 'not_allowed' }]);
  const gone = await owner.call('POST', '/api/learners/nobody/attempts', { attempts: [one()] });
  expect([gone.status, await gone.json()]).toMatchObject([410, { code: 'learner_gone' }]);
  for (const what of ['attempts', `skills${range()}`, `days${range()}`]) {
    const answer = await free.call('GET', `${pathOf(free)}/${what}`);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'plan_required' }]);
  }
  expect(await (await post(free, [one()])).json()).toMatchObject({ code: 'plan_required' });
});

it.each([range('2026-11-21', '2026-11-20'), range('2025-10-17', '2026-11-21'), range('2026-02-30'), ''])(
  'rejects the range %s',
  async (query) => {
    const person = await parent();

    expect((await person.call('GET', `${pathOf(person)}/skills${query}`)).status).toBe(422);
    expect((await person.call('GET', `${pathOf(person)}/days${query}`)).status).toBe(422);
  },
);

it('accepts a hundred attempts in a call, and no more', async () => {
  const person = await parent();
  const attempts = played(101);

  expect((await post(person, attempts)).status).toBe(422);
  expect((await post(person, [])).status).toBe(422);
  expect(new Set(statuses(await store(person, attempts.slice(0, 100))))).toEqual(new Set(['stored']));
});

it('never changes an attempt, and deletes it only after 13 months or with its learner', async () => {
  const [person, other] = [await parent(), await parent()];
  await store(person, played(3));
  await store(other, played(2));
  nowMs = startMs - attemptsKeptDays * dayMs;
  const old = playedAttempts(80, { startMs: nowMs, seed: 9 });
  await store(person, old);
  nowMs = startMs;
  const count = () => server.read((database) => database('attempts').where({ learnerId: person.id }).pluck('id'));
  const change = (work: (database: Parameters<Parameters<typeof server.read>[0]>[0]) => PromiseLike<unknown>) =>
    expect(server.read(work)).rejects.toThrow('Attempts are only ever added to.');

  await change((database) => database('attempts').where({ learnerId: person.id }).update({ isCorrect: true }));
  await change((database) => database('attempts').where({ learnerId: person.id }).delete());
  expect(await count()).toHaveLength(83);
  // A quarter of what is stored per run, in batches of two.
  const first = await server.read((database) => deleteOldAttempts(database, startMs, 2));
  expect(first).toEqual({ count: expect.any(Number), isLimited: true });
  expect(await count()).toHaveLength(83 - first.count);
  await server.read((database) => deleteOldAttempts(database, startMs));
  expect(await count()).toHaveLength(3);
  const days = await daysOf(person, range(new Date(startMs - 399 * dayMs).toISOString().slice(0, 10)));
  expect(days.map(({ orders }) => orders)).toEqual([80, 3]);

  await person.call('DELETE', '/api/user', { confirmation: 'erase' });

  expect(await count()).toEqual([]);
  expect((await pageOf(other)).attempts).toHaveLength(2);
});

it('takes more answers in an hour than a child can give, no flood of them, and those again that were refused', async () => {
  const [person, other] = [await parent(), await parent()];
  // Each is rejected, but grading each costs time.
  const flood = (to: TestCaller, count: number) =>
    post(
      to,
      Array.from({ length: count }, () => ({})),
    );
  const accepted = new Set<number>();
  for (let sent = 0; sent < 5000; sent += 100) accepted.add((await flood(person, 100)).status);

  const refused = await post(person, [one()]);

  expect([...accepted]).toEqual([200]);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(statuses(await store(other, [one()]))).toEqual(['stored']);
  nowMs += hourMs;
  expect(statuses(await store(person, [one()]))).toEqual(['stored']);
  nowMs -= hourMs;
});
