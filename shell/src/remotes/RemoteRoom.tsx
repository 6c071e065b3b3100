import { makeQueryClient } from '@countertop/client/queryClient';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const queryClient = makeQueryClient();

/** Stands around every remote's page: one store of answers from the API for all of them. */
export function RemoteRoom({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
