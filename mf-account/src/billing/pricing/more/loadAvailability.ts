import { availabilityQuery } from '@countertop/client/payments';
import { queryClient } from '@countertop/client/queryClient';
import type { Availability } from '@countertop/contract/payments';

/** Returns whether payment is possible and which plans are for sale; null if the server doesn't answer. */
export async function loadAvailability(): Promise<Availability | null> {
  try {
    return await queryClient.fetchQuery(availabilityQuery());
  } catch (error) {
    console.warn('The plans for sale could not be loaded.', error);
    return null;
  }
}
