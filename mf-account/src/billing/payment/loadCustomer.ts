import { availabilityQuery, extensionQuery } from '@countertop/client/payments/payments';
import { queryClient } from '@countertop/client/shared/queryClient';
import { currentTime } from '@countertop/client/shared/today';
import { currentUserQuery } from '@countertop/client/accounts/user';
import type { Availability, Extension } from '@countertop/contract/payments/payments';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { isPaid } from '../../shared/user.ts';

/** A signed-in visitor of the pricing page. */
export interface Customer {
  readonly user: CurrentUser;
  /** Whether payment is possible; null if unknown. */
  readonly mode: Availability['mode'] | null;
  /** The extension that one more payment adds; null without a plan that ends, and if unknown. */
  readonly extension: Extension | null;
  /** When this was loaded, in milliseconds since 1970 UTC. */
  readonly askedAtMs: number;
}

/** Returns whether payment is possible and which plans are for sale; null if the server doesn't answer. */
export async function loadAvailability(): Promise<Availability | null> {
  try {
    return await queryClient.fetchQuery(availabilityQuery());
  } catch (error) {
    console.warn('The plans for sale could not be loaded.', error);
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
  const [user, availability] = await Promise.all([
    queryClient.fetchQuery(isAgain ? { ...query, staleTime: 0 } : query),
    loadAvailability(),
  ]);
  return (
    user && {
      user,
      mode: availability?.mode ?? null,
      extension: isPaid(user) ? await loadExtension() : null,
      askedAtMs: currentTime().getTime(),
    }
  );
}
