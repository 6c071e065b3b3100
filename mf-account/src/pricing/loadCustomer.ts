import { availabilityQuery } from '@countertop/client/payments';
import { queryClient } from '@countertop/client/queryClient';
import { currentUserQuery } from '@countertop/client/user';
import type { Customer } from './customer.ts';

async function modeNow(): Promise<Customer['mode']> {
  try {
    return (await queryClient.fetchQuery(availabilityQuery())).mode;
  } catch (error) {
    console.warn('The server did not say whether one can pay.', error);
    return null;
  }
}

/** Asks the server who is looking; null when nobody is signed in. */
export async function loadCustomer(): Promise<Customer | null> {
  const [user, mode] = await Promise.all([queryClient.fetchQuery(currentUserQuery()), modeNow()]);
  return user && { user, mode };
}
