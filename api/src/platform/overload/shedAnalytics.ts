import { analyticsEventPath, analyticsSessionPath, timeReportIntervalMs } from '@countertop/contract/analytics.limits';
import type { Middleware } from 'koa';
import { setRoute } from '../http/route.ts';
import { RetryAfterError } from '../errors/ApiError.ts';
import type { ShedReason } from '../observability/Telemetry.ts';

/** The mean wait for a turn of the process: twice and a half of what is felt as slow, and far from a pause to collect garbage. */
export const delayLimitMs = 250;
/** Groups of 400 that wait: twelve and a half. At 20,000 a queue is full, and nothing is taken any more. */
export const waitingLimit = 5000;
const shedPaths = new Set<string>([analyticsSessionPath, analyticsEventPath]);

/** What tells of overload. */
export interface Load {
  /** Analytics that wait to be written. */
  waiting(): number;
  /** How long a request waits for its turn, in milliseconds. */
  delayMs(): number;
  /** From which delay on analytics are turned away. */
  readonly delayLimitMs: number;
}

function reasonIn(load: Load): ShedReason | null {
  if (load.waiting() > waitingLimit) return 'queue';
  return load.delayMs() > load.delayLimitMs ? 'delay' : null;
}

/**
 * Turns analytics away while there is too much to do, before anything is read or looked up for them, so that playing, saving and
 * paying go on. Browsers keep what they count and come back.
 */
export function shedAnalytics(load: Load, onShed: (reason: ShedReason) => void): Middleware {
  return function shed(context, next) {
    if (!shedPaths.has(context.path)) return next();
    const reason = reasonIn(load);
    if (reason === null) return next();
    setRoute(context, context.path);
    onShed(reason);
    const sentence = 'The server is busy. Send this again in half a minute.';
    throw new RetryAfterError('busy', sentence, timeReportIntervalMs / 1000);
  };
}
