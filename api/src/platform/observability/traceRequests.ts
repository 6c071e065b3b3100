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
 * Creates a span for every request, named after its route, without address, path or cookies. Continues the trace of a proxy in
 * front, but not of clients, who could write into our traces.
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
