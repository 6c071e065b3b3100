import { errorBody } from '@countertop/contract/error';
import type { ProgressToSave } from '@countertop/contract/progress';
import { newGame } from '@countertop/engine/game';
import { savedOf } from '@countertop/engine/savedGame';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestCaller, type TestServer } from './testServer.ts';

/** A server that ends with the test. */
export async function startForTest(options?: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(() => server.end());
  return server;
}

let made = 0;
/** Sends an event under an id of its own, and gives the answer with it. */
export async function sendEvent(server: TestServer): Promise<{ requestId: string; answer: Response }> {
  made += 1;
  const requestId = `event-${made}`;
  const event = { sessionId: `visitor-${made}`, eventType: 'page_view', eventData: '{"page":"/game"}', requestId };
  return { requestId, answer: await server.post('/api/analytics/event', event) };
}

const game = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));

/** Saves a child's game over the version it is thought to have. */
export function saveGame(child: TestCaller, version: number): Promise<Response> {
  const saved: ProgressToSave = { userId: child.id, version, restaurantName: null, status: 'menu', game };
  const { userId, ...body } = saved;
  return child.call('PUT', `/api/player-progress/${userId}`, body);
}

/** A sentence for a person, and when to try again. */
export async function expectBusy(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(z.parse(errorBody, await answer.json()).error).toMatch(/^[A-Z].+ try again .+\.$/);
}

/** All events of these ids are there. */
export async function expectStored(server: TestServer, requestIds: readonly string[]): Promise<void> {
  const stored: string[] = await server.read((beside) => beside('analytics_events').pluck('request_id'));
  expect(requestIds.filter((id) => !stored.includes(id))).toEqual([]);
}
