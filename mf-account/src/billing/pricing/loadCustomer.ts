import { availabilityQuery, extensionQuery } from '@countertop/client/payments';
import { queryClient } from '@countertop/client/queryClient';
import { currentTime } from '@countertop/client/today';
import { currentUserQuery } from '@countertop/client/user';
import { isPaid } from '../../shared/user.ts';
import type { Customer } from './customer.ts';

async function loadMode(): Promise<Customer['mode']> {
  try {
    return (await queryClient.fetchQuery(availabilityQuery())).mode;
  } catch (error) {
    console.warn('The availability of payment could not be loaded.', error);
    return null;
  }
}

async function loadExtension(): Promise<Customer['extension']> {
  try {
    return await queryClient.fetchQuery({ ...extensionQuery(), staleTime: 0 });
  } catch (error) {
    console.warn('The extension of the plan could not be loaded.', error);
    return null;
  }
}

/** Loads the user and their plan; null if signed out. `isAgain` bypasses the cached user. */
export async function loadCustomer(isAgain: boolean): Promise<Customer | null> {
  const query = currentUserQuery();
  const [user, mode] = await Promise.all([
    queryClient.fetchQuery(isAgain ? { ...query, staleTime: 0 } : query),
    loadMode(),
  ]);
  return (
    user && { user, mode, extension: isPaid(user) ? await loadExtension() : null, askedAtMs: currentTime().getTime() }
  );
}
