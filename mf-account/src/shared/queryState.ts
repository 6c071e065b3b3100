import { CallError } from '@countertop/client/shared/CallError';
import type { UseQueryResult } from '@tanstack/react-query';

/** Data from the server: loading, failed, or ready. */
export type QueryState<Value> =
  | { readonly status: 'loading' }
  /** `reference` is the ID of the failed request, if the server answered it. */
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly reference?: string | null }
  | { readonly status: 'ready'; readonly value: Value };

/** Converts a query result for a view. A retry shows as loading. */
export function queryState<Value>(query: UseQueryResult<Value>): QueryState<Value> {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return { status: 'ready', value: data };
  if (isFetching) return { status: 'loading' };
  const reference = error instanceof CallError ? error.requestId : null;
  return { status: 'failed', onRetry: () => void refetch(), reference };
}
