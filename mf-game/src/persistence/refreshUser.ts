import { queryClient } from '@countertop/client/queryClient';
import { currentUserQuery } from '@countertop/client/user';

/** Asks the server who plays, for example whether what they did before was erased. Never rejects. */
export async function refreshUser(): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
  } catch (error) {
    console.warn('The signed-in user could not be loaded.', error);
  }
}
