import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { emailedLink } from './outbox.ts';

/** A simulated visitor: the age band they play, and what else they do. */
export interface Visit {
  readonly id: string;
  readonly band: 'ages_6_7' | 'ages_8_9';
  readonly finishes?: boolean;
  readonly rating?: number;
  /** Title of the game for which they request early access. */
  readonly waitsFor?: string;
  readonly reports?: boolean;
}

/** Problems of one day: ten, six of them correct on the first try. */
const problems = [
  { type: 'order_total', skill: 'times_tables', asked: 6, right: 4 },
  { type: 'pricing', skill: 'profit', asked: 4, right: 2 },
];

async function post(request: APIRequestContext, path: string, data: object): Promise<void> {
  const response = await request.post(path, { data });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
}

/** Sends the requests of a visit, as the pages of the site do. */
export async function visit(request: APIRequestContext, { id, band, ...does }: Visit): Promise<void> {
  const sessionId = `visit-${id}`;
  const event = (eventType: string, data: object) =>
    post(request, '/api/analytics/event', { sessionId, eventType, eventData: JSON.stringify(data) });
  await post(request, '/api/analytics/session', { sessionId, userAgent: 'Test', referrer: null });
  await event('page_view', { page: '/' });
  await event('page_view', { page: '/game' });
  await event('game_start', { difficulty: band });
  if (does.finishes) await event('game_complete', { difficulty: band, day: 1, problems, score: 9, timePlayed: 200 });
  if (does.reports) {
    const problem = { band, type: 'pricing', variant: 'profit_cost', skill: 'profit', reason: 'words' };
    await event('problem_report', { seed: 7, index: 3, ...problem });
  }
  if (does.rating !== undefined) {
    const feedback = { rating: does.rating, feedback: null, gameCompleted: true };
    await post(request, '/api/analytics/feedback', { sessionId, ...feedback });
  }
  if (does.waitsFor !== undefined) {
    // Servers of other tests write their emails to the same folder.
    const email = `${id}-${randomUUID()}@home.example`;
    const signUp = { gameTitle: does.waitsFor, email, source: 'homepage_card' };
    await post(request, '/api/analytics/early-access', { sessionId, ...signUp });
    const { hash } = new URL(await emailedLink(signUp.email));
    await post(request, '/api/early-access/confirm', { token: hash.replace('#confirm=', '') });
  }
  await post(request, '/api/analytics/session', { sessionId, timeSpent: 240 });
}
