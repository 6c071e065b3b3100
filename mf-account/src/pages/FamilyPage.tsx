import { queryClient } from '@countertop/client/shared/queryClient';
import { QueryClientProvider } from '@tanstack/react-query';
import { Family } from '../family/Family.tsx';

/** /family */
export function FamilyPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Family />
    </QueryClientProvider>
  );
}
