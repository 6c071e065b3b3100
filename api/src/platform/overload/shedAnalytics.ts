import {
  analyticsEventPath,
  analyticsSessionPath,
  timeReportIntervalMs,
} from '@countertop/contract/analytics/analytics.limits';
import type { Middleware } from 'koa';
import { setRoute } from '../http/route.ts';
import { RetryAfterError } from '../errors/ApiError.ts';
import type { ShedReason } from '../observability/Telemetry.ts';

/** Mean event loop delay: 2.5 times what feels slow, and far above a garbage collection pause. */
export const delayLimitMs = 250;
/** Twelve and a half batches of 400. At 20,000 the queue is full and rejects everything. */
export const waitingLimit = 5000;
const shedPaths = new Set<string>([analyticsSessionPath, analyticsEventPath]);

export interface Load {
  /** Number of analytics entries waiting to be written. */
  waiting(): number;
  /** Event loop delay in milliseconds. */
  delayMs(): number;
  /** Delay above which analytics are rejected. */
  readonly delayLimitMs: number;
}

function reasonIn(load: Load): ShedReason | null {
  if (load.waiting() > waitingLimit) return 'queue';
  return load.delayMs() > load.delayLimitMs ? 'delay' : null;
}

/**
 * Rejects analytics under overload before any work is done for them, so that playing, saving and paying keep working. Browsers
 * keep their events and retry.
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
