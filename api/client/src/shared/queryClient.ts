import { QueryClient } from '@tanstack/react-query';

/**
 * Creates a query client: responses never go stale, and nothing is retried or refetched automatically. Unused responses are dropped
 * after the library's 5 minutes in a browser and kept in Node, where a timer would keep the build running. Mutations don't wait for
 * the network but fail, and none is kept, because some contain a password.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        refetchInterval: false,
      },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

/** The query client of the page. The shell shares this module with the remotes. */
export const queryClient = makeQueryClient();
