import { signedInCookie } from '@countertop/contract/accounts/signedIn';
import type { Tracer } from '@opentelemetry/api';
import Koa, { type Context, type Middleware } from 'koa';
import { refuseWithoutData } from './platform/health/refuseWithoutData.ts';
import { useApi } from './platform/http/api.ts';
import { apiErrorHandler } from './platform/http/apiErrorHandler.ts';
import { csrfProtection } from './platform/http/csrfProtection.ts';
import { errorHandler } from './platform/http/errorHandler.ts';
import { requestLog } from './platform/http/requestLog.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';
import { traceRequests } from './platform/observability/traceRequests.ts';
import { type Load, shedAnalytics } from './platform/overload/shedAnalytics.ts';
import { findCaller } from './resources/accounts/findCaller.ts';
import { getSecret } from './resources/accounts/sessionCookies.ts';
import { childSettingsReader } from './resources/settings/childSettings.ts';
import { makeRouter, type RouteContext } from './routes.ts';
import type { WebBuild } from './web/assets/webBuild.ts';
import { originsOf } from './web/pages/pageHeaders.ts';
import { webServer } from './web/webServer.ts';

export interface KoaOptions {
  readonly load: Load;
  /** Null if tracing is off. */
  readonly tracer: Tracer | null;
  /** Null if the server serves no pages. */
  readonly build: WebBuild | null;
  readonly before: Middleware | undefined;
}

/** Returns the Koa application with all middleware in order. */
export function makeKoa(parts: RouteContext, { load, tracer, build, before }: KoaOptions): Koa {
  const { env, log, dataFile, telemetry, publicOrigin, supportEmail, now } = parts;
  // Without a proxy, clients could forge `X-Forwarded-For`.
  const koa = new Koa({ proxy: env.trustedProxies > 0, maxIpsCount: env.trustedProxies });
  koa.on('error', (error: NodeJS.ErrnoException) => {
    // A download that its reader has aborted: the line of the request says so.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err: error }, 'unexpected error');
  });
  koa.use(requestLog(log, telemetry));
  if (tracer) koa.use(traceRequests(tracer, env.trustedProxies > 0));
  koa.use(securityHeaders(publicOrigin?.startsWith('https:') ?? false));
  koa.use(errorHandler(log));
  if (before) koa.use(before);
  const around = [
    apiErrorHandler(log),
    refuseWithoutData(dataFile),
    shedAnalytics(load, (reason) => telemetry.recordShed(reason)),
    csrfProtection(publicOrigin),
    findCaller(parts, env.isProduction),
  ];
  useApi(koa, makeRouter(parts), around);
  const { payments, securityContact } = env;
  const payment = payments && originsOf(payments);
  const settings = {
    publicOrigin,
    payment,
    securityContact,
    supportEmail,
    childSettings: childSettingsReader(parts),
    now,
  };
  const isSignedIn = (context: Context) => getSecret(context, publicOrigin, signedInCookie) !== undefined;
  if (build) koa.use(webServer(build, { ...settings, isSignedIn }));
  return koa;
}
