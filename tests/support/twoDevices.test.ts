import { dayMs } from '@countertop/contract/shared/time';
import * as indexedDb from 'fake-indexeddb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { playedAttempts } from '../../api/test/attempts.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../api/test/server.ts';
import { AttemptSender } from '../../mf-game/src/persistence/attempts/AttemptSender.ts';
import { AttemptStore } from '../../mf-game/src/persistence/attempts/attemptStore.ts';

/** Before the queue is imported, which reads it. */
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} }));

const days = 7;
const answersPerDay = 12;
const { fetch } = globalThis;
const startMs = Date.parse('2026-11-16T07:00:00Z');

let server: TestServer;
beforeAll(async () => {
  for (const [name, value] of Object.entries(indexedDb)) vi.stubGlobal(name === 'default' ? 'indexedDB' : name, value);
  vi.stubGlobal('navigator', {});
  server = await startTestServer({ now: () => startMs + days * dayMs });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.end();
});

type Played = ReturnType<typeof playedAttempts>;

/** Returns a week of answers. Both devices begin with the same game, so that they ask some of the same problems. */
function weekOf(device: number): Played {
  return Array.from({ length: days }, (_, day) =>
    playedAttempts(answersPerDay, { seed: 7 + day * device, startMs: startMs + day * dayMs + device * 1000 }),
  ).flat();
}

/** Stores a week of answers on a device without a network. */
async function playOffline(learnerId: string, week: Played): Promise<AttemptStore> {
  const store = new AttemptStore(`device-${crypto.randomUUID()}`);
  for (let next = 0; next < week.length; next += answersPerDay)
    await store.add(week.slice(next, next + answersPerDay).map((attempt) => ({ id: attempt.id, learnerId, attempt })));
  return store;
}

/** Sends what a device has, opening the page again whenever a call or its response was lost. */
async function sendAll(learnerId: string, store: AttemptStore): Promise<void> {
  while ((await store.waiting()).size > 0) await new AttemptSender(learnerId, { store }).send();
}

/** Sends as a signed-in person, over a network that loses two of three calls, half of them after they arrived. */
async function asPerson({ cookie }: TestCaller, send: () => Promise<unknown>): Promise<void> {
  let calls = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls += 1;
    const loss = calls % 3;
    if (loss === 0) throw new TypeError('The call was lost.');
    const response = await fetch(`${server.url}${path}`, { ...init, headers: { ...init.headers, Cookie: cookie } });
    if (loss === 1) throw new TypeError('The response was lost.');
    return response;
  });
  await send();
  vi.stubGlobal('fetch', fetch);
}

async function idsOn({ id, call }: TestCaller): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = await (await call('GET', `/api/learners/${id}/attempts${next && `?after=${next}`}`)).json();
    ids.push(...page.attempts.map((attempt: { id: string }) => attempt.id));
    ({ next } = page);
  }
  return ids.toSorted();
}

async function reportsOf({ id, call }: TestCaller): Promise<unknown> {
  const range = '?from=2026-11-16&to=2026-11-22';
  return Promise.all(
    ['skills', 'days'].map(async (what) => (await call('GET', `/api/learners/${id}/${what}${range}`)).json()),
  );
}

it('has the union of what two devices answered in seven days without a network, each answer once', async () => {
  const plan = { subscriptionTier: 'explorer' } as const;
  const [child, one] = [await server.signedIn(plan), await server.signedIn(plan)];
  const weeks = [weekOf(1), weekOf(2)];
  const devices = await Promise.all(weeks.map((week) => playOffline(child.id, week)));
  const all = weeks.flat();
  const single = await playOffline(one.id, all);

  await asPerson(child, () => Promise.all(devices.map((device) => sendAll(child.id, device))));
  await asPerson(one, () => sendAll(one.id, single));

  expect(all).toHaveLength(2 * days * answersPerDay);
  expect(await idsOn(child)).toEqual(all.map(({ id }) => id).toSorted());
  expect(await reportsOf(child)).toEqual(await reportsOf(one));
});
