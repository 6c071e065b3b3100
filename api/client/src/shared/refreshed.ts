/** Data changes all the time: cached data shows immediately and is refreshed. Without a network, a request fails immediately. */
export const refreshed = { staleTime: 0, refetchOnMount: 'always', retryOnMount: true, networkMode: 'always' } as const;
