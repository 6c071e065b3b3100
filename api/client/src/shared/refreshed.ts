/** Figures change all the time: cached ones show at once and are refreshed. Without a network, a request fails at once. */
export const refreshed = { staleTime: 0, refetchOnMount: 'always', retryOnMount: true, networkMode: 'always' } as const;
