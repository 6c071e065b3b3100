import http from 'node:http';
import { postClassLesson } from '@countertop/contract/classes/classLessons';
import type { Endpoint } from '@countertop/contract/shared/endpoint';
import { errorBody } from '@countertop/contract/shared/error';
import { commonErrors, errorStatus, isErrorCode } from '@countertop/contract/shared/error.constants';
import { type Lesson, lessonCode } from '@countertop/engine/lesson/lesson';
import { rulesVersion } from '@countertop/engine/problems/rulesVersion';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { UserRow } from '../../src/resources/people/Account.model.ts';
import { type PaymentServer, startPaymentServer } from '../payments/payments.ts';
import { type CallerName, callsTo, type KnownIds, type TestCall, withIdsIn } from '../calls.ts';
import { classroomUser, makeClass, readJson } from '../classes.ts';
import { allTargets, routesOf } from '../targets.ts';
import { addressOf, sendRaw, type TestAnswer } from '../sendRaw.ts';
import { fuzzFactor, fuzzRuns } from '../../../tests/support/fuzz.ts';
import { storedState } from '../storedState.ts';

// On PostgreSQL every call reads all tables twice.
const calls = fuzzRuns(2_000);
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

/** Whether a call reaches an endpoint. A hostile path may reach another one than it was made for. */
function reaches({ method, path: target }: TestCall, endpoint: Endpoint): boolean {
  const [pathname = ''] = target.split('?');
  const pattern = endpoint.path.replaceAll(/:\w+/g, '[^/]+');
  return method === endpoint.method && new RegExp(`^${pattern}/?$`, 'i').test(pathname);
}

/** Expects the error shape, with a code that the contract declares for the endpoint. */
function expectError(call: TestCall, endpoints: readonly Endpoint[], { status, type, text }: TestAnswer): void {
  expect(type).toBe('application/json; charset=utf-8');
  // A response to HEAD has no body.
  if (call.method === 'HEAD') return;
  // A `progress_outdated` error also holds the stored game.
  const body = z.parse(z.extend(errorBody, { stored: z.optional(z.unknown()) }), JSON.parse(text));
  const { code } = body;
  if (!isErrorCode(code)) throw new Error(`${code} is not an error code.`);
  expect(errorStatus[code], code).toBe(status);
  const reached = endpoints.filter((endpoint) => reaches(call, endpoint));
  const declared = reached.flatMap(({ errors }) => errors);
  if (reached.length > 0) expect([...Object.keys(commonErrors), ...declared], call.route).toContain(code);
  // Field names may come from the caller; none of the sentences may be the validator's own.
  const sentences = Object.values(body.fields ?? {}).join(' ');
  expect(sentences).not.toMatch(/\b(?:expected|received|undefined|NaN|Invalid|Too (?:big|small))\b|[<>]=/);
}

/** Expects a successful response to match the output schema of its endpoint. */
function expectOutput(call: TestCall, endpoint: Endpoint | null, { status, type, text }: TestAnswer): void {
  if (status !== 200 || endpoint === null || !reaches(call, endpoint)) return;
  // Files have their own tests.
  if (type.startsWith('application/json')) {
    expect(z.safeParse(endpoint.output, JSON.parse(text)).error, text).toBeUndefined();
  }
}

it(`answers ${calls} valid, invalid and hostile calls of every endpoint without 5xx, and stores nothing of rejected ones`, async () => {
  const all = await allTargets();
  const endpoints = all.flatMap(({ endpoint }) => endpoint ?? []);
  const endpointOf = new Map(all.map(({ route, endpoint }) => [`${route.method} ${route.path}`, endpoint]));
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
      expect(answer.status, answer.text).toBeLessThan(500);
      statuses.set(call.route, (statuses.get(call.route) ?? new Set()).add(answer.status));
      // Signed out by an earlier call, or without what this call deleted.
      if (answer.status === 401 || (answer.status === 200 && call.method === 'DELETE')) people.delete(call.caller);
      if (answer.status < 400) return expectOutput(call, endpointOf.get(call.route) ?? null, answer);
      expectError(call, endpoints, answer);
      if (isCommitted) expect(await changesRows(call), 'a refused call changed rows').toBe(false);
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
