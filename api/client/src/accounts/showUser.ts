import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { currentUserQuery } from './user.ts';

/** Makes somebody the user of the open page; null for nobody. What was loaded for the user before is dropped from memory. */
export function showUser(client: QueryClient, user: CurrentUser | null): void {
  const { queryKey } = currentUserQuery();
  // A response that is on its way belongs to the user before.
  void client.cancelQueries();
  client.setQueryData(queryKey, user);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
}
