import { Writable } from 'node:stream';
import { errorBody } from '@countertop/contract/shared/error';
import type { ProgressToSave } from '@countertop/contract/play/progress';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { hashPassword } from '../src/resources/accounts/passwords.ts';
import { startTestServer, type TestCaller, type TestServer } from './server.ts';

/** Part of every text that these tests send, so that leaks into the log are found. */
export const secret = 'Timmy-of-5-Elm-Street';

/**
 * Starts a server that ends with the test, and then checks that its log contains nothing that was sent, whatever has failed.
 */
export async function startForTest(
  options?: Parameters<typeof startTestServer>[0],
): Promise<TestServer & { readonly logged: () => string }> {
  let logged = '';
  const logTo = new Writable({
    write(chunk, _, done) {
      logged += String(chunk);
      done();
    },
  });
  const environment = { LOG_LEVEL: 'trace', ...options?.environment };
  const server = await startTestServer({ ...options, logTo, environment });
  onTestFinished(async () => {
    await server.end();
    expect(logged).not.toContain(secret);
    expect(logged).not.toMatch(/\$argon2|[\w.+-]+@[\w-]+\.\w+|insert into|update `/);
  });
  return { ...server, logged: () => logged };
}

const testPassword = `${secret} 6`;

/** Creates a user with a password, for `countRejectedWrites`. */
export async function parentOf(server: TestServer): Promise<TestCaller> {
  return server.signedIn({ subscriptionTier: 'family', passwordHash: await hashPassword(testPassword) });
}

/**
 * Makes every call that stores user input while the database is not writable. None may respond 500. Returns how many of the
 * eight responded with a retry.
 */
export async function countRejectedWrites(server: TestServer, parent: TestCaller): Promise<number> {
  const email = `${secret}@school.example`;
  const earlyAccess = { sessionId: 'one', gameTitle: 'The Missing Number', email, source: secret };
  const feedback = `My name is ${secret}`;
  const answers = await Promise.all([
    server.post('/api/analytics/session', { sessionId: secret, userAgent: secret, referrer: secret }),
    server.post('/api/analytics/event', {
      sessionId: secret,
      eventType: 'page_view',
      eventData: `{"page":"${secret}"}`,
    }),
    server.post('/api/analytics/early-access', earlyAccess),
    server.post('/api/analytics/feedback', { sessionId: secret, rating: 5, feedback, gameCompleted: true }),
    server.post('/api/support-requests', { topic: 'other', email, message: feedback, requestId: secret }),
    server.post('/api/auth/sign-up', { email, isAdult: true }),
    parent.call('PATCH', '/api/user/profile', { displayName: secret }),
    parent.call('POST', '/api/auth/change-password', { password: testPassword, newPassword: `${secret} 8` }),
  ]);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) await expectBusy(answer);
  return refused.length;
}

let made = 0;
/** Sends an event with a unique request ID. Returns the ID and the response. */
export async function sendEvent(server: TestServer): Promise<{ requestId: string; answer: Response }> {
  made += 1;
  const requestId = `event-${made}`;
  const event = { sessionId: `visitor-${made}`, eventType: 'page_view', eventData: '{"page":"/game"}', requestId };
  return { requestId, answer: await server.post('/api/analytics/event', event) };
}

const game = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));

/** Saves a game based on a version. */
export function saveGame(child: TestCaller, version: number): Promise<Response> {
  const saved: ProgressToSave = { userId: child.id, version, restaurantName: null, status: 'menu', game };
  const { userId, ...body } = saved;
  return child.call('PUT', `/api/player-progress/${userId}`, body);
}

/** Expects 503 with a sentence and Retry-After. */
export async function expectBusy(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(z.parse(errorBody, await answer.json()).error).toMatch(/^[A-Z].+ try again .+\.$/);
}

/** Expects all events with these request IDs to be stored. */
export async function expectStored(server: TestServer, requestIds: readonly string[]): Promise<void> {
  const stored: string[] = await server.read((database) => database('analytics_events').pluck('request_id'));
  expect(requestIds.filter((id) => !stored.includes(id))).toEqual([]);
}
