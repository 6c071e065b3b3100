import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Knex } from 'knex';

/** Knex's query event. `sql` contains `?` or `$1` in place of values. */
interface Query {
  readonly __knexQueryUid: string;
  readonly sql: string;
}

/** Creates a span for every query, as a child of its request. A batch's queries belong to the request of its first entry. */
export function traceQueries(tracer: Tracer, database: Knex): void {
  const spans = new Map<string, Span>();

  function end({ __knexQueryUid: id }: Query, error?: Error): void {
    const span = spans.get(id);
    spans.delete(id);
    if (error) span?.setStatus({ code: SpanStatusCode.ERROR, message: error.name });
    span?.end();
  }

  database.on('query', ({ __knexQueryUid: id, sql }: Query) => {
    const [operation = 'query'] = sql.split(/[\s;]/, 1);
    const attributes = { 'db.query.text': sql };
    spans.set(id, tracer.startSpan(operation.toLowerCase(), { kind: SpanKind.CLIENT, attributes }));
  });
  database.on('query-response', (_: unknown, query: Query) => end(query));
  database.on('query-error', (error: Error, query: Query) => end(query, error));
}
