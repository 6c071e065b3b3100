import { QueryClient } from '@tanstack/react-query';

/** Unused responses are dropped after this time. */
const unusedResponsesKeptMs = 300_000;

/** Creates a query client: responses never go stale, and nothing is retried or refetched automatically (specification 000, section 7). */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: unusedResponsesKeptMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
}

/** The query client of the page. The shell shares this module with the remotes. */
export const queryClient = makeQueryClient();
