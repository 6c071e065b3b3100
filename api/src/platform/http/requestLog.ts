import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Level, Logger } from 'pino';
import { analyticsSessionPath } from '@countertop/contract/analytics/analytics.limits';
import { getCurrentUser } from '@countertop/contract/accounts/user';
import { routeOf } from './route.ts';
import type { Telemetry } from '../observability/Telemetry.ts';

const idPattern = /^[\w.:-]{1,100}$/;
/** Called every few seconds by machines, or by every page. Logged only if the request fails. */
const quietPaths = new Set<string>(['/healthz', '/readyz', analyticsSessionPath, getCurrentUser.path]);

function levelOf({ status, state }: Context, path: string): Level {
  if (status >= 500) return 'error';
  const isQuiet = quietPaths.has(path) || state['isAsset'] === true;
  return isQuiet && status < 400 ? 'debug' : 'info';
}

/**
 * Assigns every request an ID (the client's `X-Request-Id` if it is valid), counts it by route when it ends, and logs one line
 * with the path but no query, address, cookie or body, because the visitors are children.
 */
export function requestLog(log: Logger, telemetry: Telemetry): Middleware {
  return function logRequest(context, next) {
    const startedMs = performance.now();
    // Read here, because nothing would catch an error in the listener below.
    const { method, path } = context;
    const given = context.get('x-request-id');
    const requestId = idPattern.test(given) ? given : randomUUID();
    context.state['requestId'] = requestId;
    context.res.setHeader('X-Request-Id', requestId);
    context.res.on('close', () => {
      const { status } = context;
      const tookMs = performance.now() - startedMs;
      const isCutOff = !context.res.writableFinished;
      const route = routeOf(context);
      telemetry.recordRequest({ method, route, status: isCutOff ? 'cut_off' : String(status), seconds: tookMs / 1000 });
      const level = levelOf(context, path);
      if (!log.isLevelEnabled(level)) return;
      const ms = Math.round(tookMs);
      const traceId: string | undefined = context.state['traceId'];
      log[level]({
        requestId,
        method,
        path,
        route,
        status,
        ms,
        ...(isCutOff && { isCutOff }),
        ...(traceId && { traceId }),
      });
    });
    return next();
  };
}
