import type { UseQueryResult } from '@tanstack/react-query';

/** Data from the server: loading, failed, or ready. */
export type QueryState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

/** Converts a query result for a view. A retry shows as loading. */
export function queryState<Value>(query: UseQueryResult<Value>): QueryState<Value> {
  const { data, isFetching, refetch } = query;
  if (data !== undefined) return { status: 'ready', value: data };
  return isFetching ? { status: 'loading' } : { status: 'failed', onRetry: () => void refetch() };
}
