import { availabilityQuery } from '@countertop/client/payments';
import { queryClient } from '@countertop/client/queryClient';
import type { OpenablePlan } from '@countertop/contract/plans';

/** Returns the plans that are for sale although they are marked as coming soon; none if the server doesn't answer. */
export async function loadOpenPlans(): Promise<readonly OpenablePlan[]> {
  try {
    return (await queryClient.fetchQuery(availabilityQuery())).openPlans;
  } catch (error) {
    console.warn('The plans for sale could not be loaded.', error);
    return [];
  }
}
