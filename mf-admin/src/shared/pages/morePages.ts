import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** How a list goes on whose first pages are loaded. */
export interface MorePages {
  /** Loads the next page; null after the last one. */
  readonly onMore: (() => void) | null;
  readonly more: 'idle' | 'loading' | 'failed';
}

/** Returns how the list of a query goes on. */
export function morePages(query: UseInfiniteQueryResult): MorePages {
  return {
    onMore: query.hasNextPage ? () => void query.fetchNextPage() : null,
    more: query.isFetchingNextPage ? 'loading' : query.isFetchNextPageError ? 'failed' : 'idle',
  };
}
