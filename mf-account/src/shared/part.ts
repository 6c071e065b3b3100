import type { UseQueryResult } from '@tanstack/react-query';

/** A part of a page that comes from the server: on its way, not come, or there. */
export type Part<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

/** How far a query is, for a screen. A second try shows as on its way again. */
export function partOf<Value>(query: UseQueryResult<Value>): Part<Value> {
  const { data, isFetching, refetch } = query;
  if (data !== undefined) return { status: 'ready', value: data };
  return isFetching ? { status: 'loading' } : { status: 'failed', onRetry: () => void refetch() };
}
