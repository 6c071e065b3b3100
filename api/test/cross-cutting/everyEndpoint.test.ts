import http from 'node:http';
import { postClassLesson } from '@countertop/contract/classes/classLessons';
import { errorBody } from '@countertop/contract/shared/error';
import { type Lesson, lessonCode } from '@countertop/engine/lesson/lesson';
import { rulesVersion } from '@countertop/engine/problems/rulesVersion';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { UserRow } from '../../src/resources/people/Account.model.ts';
import { type PaymentServer, startPaymentServer } from '../payments/payments.ts';
import { type CallerName, callsTo, type KnownIds, type TestCall, withIdsIn } from '../calls.ts';
import { classroomUser, makeClass, readJson } from '../classes.ts';
import { documentedTargets, undocumented } from '../openApi/documented.ts';
import { nameOf, routesOf } from '../targets.ts';
import { addressOf, sendRaw, type TestAnswer } from '../sendRaw.ts';
import { fuzzFactor, fuzzRuns } from '../../../tests/support/fuzz.ts';
import { storedState } from '../storedState.ts';

// Many more at night. On PostgreSQL every call reads all tables twice, so it makes fewer.
const calls = fuzzRuns(fuzzFactor < 1 ? 2_000 : 20_000);
/** Errors about an outdated version also hold what is stored. */
const errorBodyWithStored = z.extend(errorBody, { stored: z.optional(z.unknown()) });
const agent = new http.Agent({ keepAlive: true });

let paying: PaymentServer;

/** A signed-in user, and what they know of their account and, if they teach, of a class. */
interface Person {
  readonly cookie: string;
  readonly ids: KnownIds;
}
const people = new Map<CallerName, Person>();
beforeAll(async () => {
  // Rate limits are per address, so every call comes from a different one.
  paying = await startPaymentServer({ environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(async () => {
  agent.destroy();
  await paying.end();
});

const lesson: Lesson = {
  rules: rulesVersion,
  seed: 1,
  band: 'ages_8_9',
  types: ['order_total'],
  count: 5,
  speed: 'standard',
  hints: true,
};

/** Makes a teacher of a class with a child and a lesson. */
async function makeTeacher(): Promise<Person> {
  const { id: userId, browser } = await classroomUser(paying.server);
  const { id: classId, seats } = await makeClass({ browser }, ['Luna']);
  const times = { opensAt: new Date().toISOString(), closesAt: new Date(Date.now() + 3_600_000).toISOString() };
  const assigned = await browser.post(`/api/classes/${classId}/lessons`, {
    code: lessonCode(lesson),
    title: 'Totals',
    seatIds: null,
    ...times,
  });
  const { id: lessonId } = await readJson(postClassLesson.output, assigned);
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  return { cookie, ids: { userId, classId, seatId: seats[0]?.id ?? '', lessonId } };
}

async function makePerson(row: Partial<UserRow>): Promise<Person> {
  const { id: userId, cookie } = await paying.server.signedIn(row);
  return { cookie, ids: { userId } };
}

const make = {
  nobody: () => null,
  free: () => makePerson({}),
  family: () => makePerson({ subscriptionTier: 'family', subscriptionStatus: 'active' }),
  teacher: makeTeacher,
  admin: () => makePerson({ role: 'admin' }),
};

async function personOf(name: CallerName): Promise<Person | null> {
  const person = people.get(name) ?? (await make[name]());
  if (person) people.set(name, person);
  return person;
}

let sent = 0;
function send({ method, path, headers, body }: TestCall, caller: Person | null): Promise<TestAnswer> {
  sent += 1;
  const own = { 'X-Forwarded-For': addressOf(sent), ...(caller && { Cookie: caller.cookie }) };
  const filled = withIdsIn(path, caller?.ids ?? {});
  return sendRaw(paying.server.url, agent, { method, path: filled, headers: { ...own, ...headers }, body });
}

/** Expects what the document says of the operation. */
function expectDocumented(call: TestCall, answer: TestAnswer): void {
  expect(answer.status, answer.text).toBeLessThan(500);
  expect(undocumented(call, answer), `${call.method} ${call.path}: ${answer.status} ${answer.text}`).toBeNull();
  if (answer.status < 400 || call.method === 'HEAD') return;
  // Field names may come from the caller; none of the sentences may be the validator's own.
  const sentences = Object.values(z.parse(errorBodyWithStored, JSON.parse(answer.text)).fields ?? {}).join(' ');
  expect(sentences).not.toMatch(/\b(?:expected|received|undefined|NaN|Invalid|Too (?:big|small))\b|[<>]=/);
}

it(`answers ${calls} valid, invalid and hostile calls of every endpoint without 5xx, and stores nothing of rejected ones`, async () => {
  const documented = new Set(documentedTargets.map(({ route }) => nameOf(route)));
  const others = routesOf({}).filter((route) => !documented.has(nameOf(route)));
  const all = [...documentedTargets, ...others.map((route) => ({ route, endpoint: null, input: null }))];
  const state = await storedState(paying.server);
  const statuses = new Map<string, Set<number>>();

  /**
   * Whether a call changes rows. Repeated, because background work may change rows as well, but not each time. A different user
   * calls each time, because a second call may find what the first one left.
   */
  const changesRows = async (call: TestCall): Promise<boolean> => {
    for (let time = 0; time < 3; time += 1) {
      people.delete(call.caller);
      const caller = await personOf(call.caller);
      const before = await state.hash();
      if ((await send(call, caller)).status < 400 || (await state.hash()) === before) return false;
    }
    return true;
  };

  await fc.assert(
    fc.asyncProperty(callsTo(all), async (call) => {
      const caller = await personOf(call.caller);
      const before = await state.mark();
      const answer = await send(call, caller);

      const isCommitted = (await state.mark()) !== before;
      expectDocumented(call, answer);
      statuses.set(call.route, (statuses.get(call.route) ?? new Set()).add(answer.status));
      // Signed out by an earlier call, or without what this call deleted.
      if (answer.status === 401 || (answer.status === 200 && call.method === 'DELETE')) people.delete(call.caller);
      if (answer.status >= 400 && isCommitted)
        expect(await changesRows(call), 'a refused call changed rows').toBe(false);
    }),
    { numRuns: calls },
  );
  await state.end();

  // With few calls, chance leaves out some routes, and it makes no tokens of emails, codes or days of today.
  const isLong = fuzzFactor >= 1;
  expect(statuses.size).toBeGreaterThanOrEqual(all.length * (isLong ? 1 : 0.3));
  const taken = [...statuses.values()].filter((seen) => [...seen].some((status) => status < 400));
  expect(taken.length).toBeGreaterThan(routesOf({}).length / (isLong ? 2.5 : 20));
});
