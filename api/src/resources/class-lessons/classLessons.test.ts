import type { Attempt } from '@countertop/contract/play/attempts';
import {
  type ClassLesson,
  getClassView,
  getOwnLessons,
  lessonChanged,
  postClassLesson,
} from '@countertop/contract/classes/classLessons';
import type { Card, SchoolClass } from '@countertop/contract/classes/classes';
import { hourMs, isoOf, minuteMs } from '@countertop/contract/shared/time';
import { lessonCode, lessonProblems } from '@countertop/engine/lesson/lesson';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lessonAttempt, lessonOf } from '../../../test/attempts.ts';
import type { TestBrowser } from '../../../test/browser.ts';
import { cardsOf, classroomUser, deviceIn, makeClass, readJson, signInByCard } from '../../../test/classes.ts';
import { errorOf, type Grown, userOf } from '../../../test/family.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { uuidAt } from '../attempts/uuidAt.ts';

const lesson = lessonOf(2_026, 5);
const problems = lessonProblems(lesson);

let nowMs: number;
let server: TestServer;
let teacher: Grown;
let made: SchoolClass;
let cards: ReadonlyMap<string, Card>;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '1' }, now: () => nowMs });
});
afterAll(() => server.end());
beforeEach(async () => {
  nowMs = Date.now();
  teacher = await classroomUser(server);
  made = await makeClass(teacher, ['Mia', 'Ben', 'Zoë']);
  cards = await cardsOf(teacher, made);
});

const lessonsAt = () => `/api/classes/${made.id}/lessons`;
const seatOf = (name: string) => made.seats.find((seat) => seat.name === name)?.id ?? '';
const assignment = () => ({
  code: lessonCode(lesson),
  title: 'Change',
  opensAt: isoOf(nowMs),
  closesAt: isoOf(nowMs + hourMs),
  seatIds: null,
});
const assign = async (other: object = {}): Promise<ClassLesson> =>
  readJson(postClassLesson.output, await teacher.browser.post(lessonsAt(), { ...assignment(), ...other }));

/** Returns an answer to a problem of the lesson, right unless `other` says otherwise. */
function answer(number: number, other: Partial<Attempt> = {}): Attempt {
  const problem = problems[number - 1];
  if (problem === undefined) throw new Error('The lesson has no such problem.');
  const id = uuidAt(nowMs, number * 2 + Number(other.isRetry ?? false));
  return { ...lessonAttempt(lesson, problem, number, nowMs), id, ...other };
}

async function signedIn(
  name: string,
): Promise<{ readonly browser: TestBrowser; send(sent: Attempt[]): Promise<void> }> {
  const browser = deviceIn(server);
  await signInByCard(browser, cards.get(name));
  const { id } = await userOf(browser);
  return {
    browser,
    async send(attempts) {
      const response = await browser.post(`/api/learners/${id}/attempts`, { attempts });
      const outcomes = attempts.map(() => ({ status: 'stored' }));
      expect(await response.json()).toEqual({ outcomes });
    },
  };
}

it('shows what a class has answered by problem, and ignores what is forged or not in time', async () => {
  const { id, closesAt } = await assign();
  const view = (etag = '') =>
    teacher.browser.call('GET', `${lessonsAt()}/${id}/view`, undefined, { 'If-None-Match': etag });
  const [mia, ben, zoe] = await Promise.all(['Mia', 'Ben', 'Zoë'].map(signedIn));
  const [mistake] = problems[0]?.mistakes ?? [];
  const wrong = { answerHundredths: mistake?.hundredths ?? 0 };
  const empty = (await view()).headers.get('etag') ?? '';

  await mia?.send([answer(1), answer(2, { hintsUsed: 1 })]);
  await ben?.send([answer(1, wrong), answer(1, { isRetry: true }), answer(3, { number: 4 })]);
  nowMs = Date.parse(closesAt) + hourMs;
  await zoe?.send([answer(1, { ...wrong, answeredAt: isoOf(nowMs - 2 * hourMs) }), answer(2)]);

  const shown = await view(empty);
  const { rows } = await readJson(getClassView.output, shown.clone());
  expect(rows).toHaveLength(5);
  const seats = [seatOf('Ben'), seatOf('Zoë')].toSorted();
  expect(rows[0]).toMatchObject({ number: 1, right: [seatOf('Mia')], withHelp: [seatOf('Ben')], missing: [] });
  expect(rows[0]?.wrong).toEqual([{ hundredths: wrong.answerHundredths, mistake: mistake?.reason.id, seatIds: seats }]);
  expect(rows[1]).toMatchObject({ right: [], withHelp: [seatOf('Mia')], wrong: [], missing: seats });
  expect(rows[3]?.missing).toHaveLength(3);
  const again = await view(shown.headers.get('etag') ?? '');
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('lists a lesson for the children it is for while it is open', async () => {
  const [mia, ben] = await Promise.all(['Mia', 'Ben'].map(signedIn));
  const own = async (child = mia) => {
    const response = await child?.browser.call('GET', '/api/class-lessons');
    return response === undefined ? [] : readJson(getOwnLessons.output, response);
  };
  const { id, version } = await assign({
    opensAt: isoOf(nowMs + hourMs),
    closesAt: isoOf(nowMs + 2 * hourMs),
    seatIds: [seatOf('Mia')],
  });
  const edit = (changes: object) => teacher.browser.call('PATCH', `${lessonsAt()}/${id}`, changes);

  expect(await own()).toEqual([]);
  nowMs += hourMs;
  await mia?.send([answer(1)]);
  expect(await own()).toMatchObject([{ id, code: lessonCode(lesson), answered: 1, total: 5 }]);
  expect(await own(ben)).toEqual([]);

  expect((await edit({ version, seatIds: null })).status).toBe(200);
  expect(await own(ben)).toMatchObject([{ id, answered: 0 }]);
  const late = await edit({ version, title: 'Other' });
  expect(late.status).toBe(409);
  expect(z.parse(lessonChanged, await late.json()).stored).toMatchObject({ title: 'Change', version: version + 1 });
  nowMs += minuteMs;
  expect((await edit({ version: version + 1, closesAt: isoOf(nowMs) })).status).toBe(200);
  expect(await own(ben)).toEqual([]);
});

it('leaves the version of the class, which a teacher may be changing', async () => {
  await assign();
  const { id, version } = made;
  const renamed = await teacher.browser.call('PATCH', `/api/classes/${id}`, { version, name: 'Year 5 math' });
  expect(renamed.status).toBe(200);
});

it('shows an answer that was received before others and committed after them', async () => {
  const { id } = await assign();
  const right = async () => {
    const view = await teacher.browser.call('GET', `${lessonsAt()}/${id}/view`);
    return (await readJson(getClassView.output, view)).rows[0]?.right.length;
  };
  const [mia, ben] = await Promise.all(['Mia', 'Ben'].map(signedIn));
  await mia?.send([answer(1)]);
  nowMs += 1000;
  await ben?.send([answer(1)]);
  expect(await right()).toBe(2);

  const learnerOf = (name: string) => made.seats.find((seat) => seat.name === name)?.learnerId;
  await server.read(async (database) => {
    const [stored] = await database('attempts').where({ learnerId: learnerOf('Ben') });
    await database('attempts').insert({ ...stored, learnerId: learnerOf('Zoë'), receivedAt: nowMs - 500 });
  });

  expect(await right()).toBe(3);
});

it('keeps a child who is in two classes apart', async () => {
  const other = await classroomUser(server);
  const theirs = await makeClass(other, ['Mia']);
  const card = (await cardsOf(other, theirs)).get('Mia');
  const { id } = await assign();
  const mia = await signedIn('Mia');
  await mia.send([answer(1)]);
  const here = await userOf(mia.browser);

  // Another seat at the same device: another learner, without the lesson and the answers.
  await signInByCard(mia.browser, card);
  const there = await userOf(mia.browser);
  expect(there.id).not.toBe(here.id);
  expect(await (await mia.browser.call('GET', '/api/class-lessons')).json()).toEqual([]);
  const sent = await mia.browser.post(`/api/learners/${there.id}/attempts`, { attempts: [answer(2)] });
  expect(sent.status).toBe(200);
  expect((await mia.browser.post(`/api/learners/${here.id}/attempts`, { attempts: [answer(3)] })).status).toBe(403);

  const view = await teacher.browser.call('GET', `${lessonsAt()}/${id}/view`);
  const { rows } = await readJson(getClassView.output, view);
  expect(rows.slice(0, 3).map(({ right }) => right)).toEqual([[seatOf('Mia')], [], []]);
});

it('refuses lessons and children of others', async () => {
  const { id } = await assign();
  const other = await classroomUser(server);
  const theirs = await makeClass(other, ['Ida']);
  const stranger = theirs.seats[0]?.id;
  const post = async (changes: object) =>
    (await errorOf(await teacher.browser.post(lessonsAt(), { ...assignment(), ...changes }))).code;

  expect(await post({ seatIds: [stranger] })).toBe('seat_not_found');
  expect(await post({ code: '2MYW-PSQK-4WR7' })).toBe('lesson_code_invalid');
  expect(await post({ code: lessonCode({ ...lesson, band: 'ages_6_7' }) })).toBe('lesson_band');
  expect(await post({ closesAt: isoOf(nowMs - 1) })).toBe('lesson_times');
  for (const classId of [made.id, theirs.id]) {
    const found = await other.browser.call('GET', `/api/classes/${classId}/lessons/${id}/view`);
    expect((await errorOf(found)).code).toBe(classId === made.id ? 'class_not_found' : 'lesson_not_found');
  }
  const lessons = await teacher.browser.call('GET', lessonsAt());
  expect(await lessons.json()).toHaveLength(1);
});
