import type { Middleware } from 'koa';
import { expect, it } from 'vitest';
import { RetryAfterError } from '../errors/ApiError.ts';
import type { ShedReason } from '../observability/Telemetry.ts';
import { delayLimitMs, shedAnalytics, waitingLimit } from './shedAnalytics.ts';

function outcome(
  path: string,
  load: { readonly waiting?: number; readonly delayMs?: number },
): [string, readonly ShedReason[]] {
  const reasons: ShedReason[] = [];
  const shed = shedAnalytics(
    { waiting: () => load.waiting ?? 0, delayMs: () => load.delayMs ?? 0, delayLimitMs },
    (reason) => void reasons.push(reason),
  );
  const context = { path, state: {} } as unknown as Parameters<Middleware>[0];
  try {
    void shed(context, () => Promise.resolve());
    return ['accepted', reasons];
  } catch (error) {
    return [error instanceof RetryAfterError ? `${error.status}` : String(error), reasons];
  }
}

it.each([
  ['/api/analytics/event', { waiting: waitingLimit, delayMs: delayLimitMs }, ['accepted', []]],
  ['/api/analytics/event', { waiting: waitingLimit + 1 }, ['503', ['queue']]],
  ['/api/analytics/session', { delayMs: delayLimitMs + 1 }, ['503', ['delay']]],
  ['/api/analytics/early-access', { waiting: 20_000, delayMs: 9000 }, ['accepted', []]],
  ['/api/player-progress/1', { waiting: 20_000, delayMs: 9000 }, ['accepted', []]],
  ['/api/razorpay/webhook', { waiting: 20_000, delayMs: 9000 }, ['accepted', []]],
] as const)('handles %s under %j', (path, load, expected) => {
  expect(outcome(path, load)).toEqual(expected);
});
