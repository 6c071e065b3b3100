import { queryClient } from '@countertop/client/shared/queryClient';
import { QueryClientProvider } from '@tanstack/react-query';
import { ClassSignIn } from '../class-sign-in/ClassSignIn.tsx';

/** /class */
export function ClassPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <ClassSignIn />
    </QueryClientProvider>
  );
}
