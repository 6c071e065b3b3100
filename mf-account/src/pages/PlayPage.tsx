import { queryClient } from '@countertop/client/shared/queryClient';
import { QueryClientProvider } from '@tanstack/react-query';
import { Players } from '../players/Players.tsx';

/** /play */
export function PlayPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Players />
    </QueryClientProvider>
  );
}
