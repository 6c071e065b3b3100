import { queryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';

/** Asks the server who plays, for example whether what they did before was erased. Never rejects. */
export async function refreshUser(): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
  } catch (error) {
    console.warn('The signed-in user could not be loaded.', error);
  }
}
