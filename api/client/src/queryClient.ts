import { QueryClient } from '@tanstack/react-query';

/** Answers nobody shows any more are forgotten after this time. */
const unusedAnswersKeptMs = 300_000;

/** One per page, `queryClient`, beside those of tests: answers never go stale, nothing is retried or fetched again by itself (specification 000, section 7). */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: unusedAnswersKeptMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
}

/** The answers of the API that this page knows, for all parts of the site: the shell shares this module. */
export const queryClient = makeQueryClient();
