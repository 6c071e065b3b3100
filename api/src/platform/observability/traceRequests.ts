import {
  context as active,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { Context, Middleware } from 'koa';
import { routeOf } from '../http/route.ts';

function end(span: Span, context: Context): void {
  const route = routeOf(context);
  span.updateName(`${context.method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': context.status });
  if (context.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Makes a span of every request, named by its route, with no address, path or cookie in it. Behind a proxy it goes on with the
 * trace the proxy began; from anybody else's hand a trace would be a way into our records.
 */
export function traceRequests(tracer: Tracer, isBehindProxy: boolean): Middleware {
  return function traceRequest(context, next) {
    const parent = isBehindProxy ? propagation.extract(ROOT_CONTEXT, context.headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': context.method, 'request.id': context.state['requestId'] };
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, parent);
    context.state['traceId'] = span.spanContext().traceId;
    context.res.on('close', () => end(span, context));
    return active.with(trace.setSpan(parent, span), next);
  };
}
