import { cancelSubscription, resumeSubscription } from '@countertop/client/payments';
import { queryClient } from '@countertop/client/queryClient';
import { currentUserQuery } from '@countertop/client/user';
import type { CurrentUser } from '@countertop/contract/user';
import { asUser } from '../../shared/queries.ts';

/** Cancels the subscription and updates the user on every open page. */
export async function cancel(reason?: string): Promise<CurrentUser> {
  return shared(await asUser(queryClient, cancelSubscription(reason)));
}

/** Resumes a canceled subscription and updates the user on every open page. */
export async function resume(): Promise<CurrentUser> {
  return shared(await asUser(queryClient, resumeSubscription()));
}

function shared(user: CurrentUser): CurrentUser {
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  return user;
}
