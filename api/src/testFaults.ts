import { errorBody } from '@countertop/contract/error';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { TestServer } from './testServer.ts';

let made = 0;
/** Sends an event under an id of its own, and gives the answer with it. */
export async function sendEvent(server: TestServer): Promise<{ requestId: string; answer: Response }> {
  made += 1;
  const requestId = `event-${made}`;
  const event = { sessionId: `visitor-${made}`, eventType: 'page_view', eventData: '{"page":"/game"}', requestId };
  return { requestId, answer: await server.post('/api/analytics/event', event) };
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
