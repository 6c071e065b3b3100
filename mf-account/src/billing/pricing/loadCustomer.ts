import { availabilityQuery, extensionQuery } from '@countertop/client/payments';
import { queryClient } from '@countertop/client/queryClient';
import { currentUserQuery } from '@countertop/client/user';
import { isPaid } from '../../shared/user.ts';
import type { Customer } from './customer.ts';

async function modeNow(): Promise<Customer['mode']> {
  try {
    return (await queryClient.fetchQuery(availabilityQuery())).mode;
  } catch (error) {
    console.warn('The server did not say whether one can pay.', error);
    return null;
  }
}

async function extensionNow(): Promise<Customer['extension']> {
  try {
    return await queryClient.fetchQuery({ ...extensionQuery(), staleTime: 0 });
  } catch (error) {
    console.warn('The server did not say what a payment would add.', error);
    return null;
  }
}

/**
 * Asks the server who is looking, and what they have; null when nobody is signed in. `isAgain`: what other parts of the
 * page know of the person may be out of date.
 */
export async function loadCustomer(isAgain: boolean): Promise<Customer | null> {
  const query = currentUserQuery();
  const [user, mode] = await Promise.all([
    queryClient.fetchQuery(isAgain ? { ...query, staleTime: 0 } : query),
    modeNow(),
  ]);
  return user && { user, mode, extension: isPaid(user) ? await extensionNow() : null, askedAtMs: Date.now() };
}
