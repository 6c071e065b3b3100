import type { Availability } from '@countertop/contract/payments/payments';
import type { OpenablePlan } from '@countertop/contract/payments/plans';
import { useEffect, useState } from 'react';

async function load(): Promise<Availability | null> {
  const { loadAvailability } = await import(/* webpackChunkName: "customer" */ './loadCustomer.ts');
  return loadAvailability();
}

/** Returns whether payment is possible and which plans are for sale: null in the server's HTML and while loading. */
export function useAvailability(): Availability | null {
  const [availability, setAvailability] = useState<Availability | null>(null);
  useEffect(() => {
    let isMounted = true;
    void (async () => {
      const found = await load();
      if (isMounted && found !== null) setAvailability(found);
    })();
    return () => {
      isMounted = false;
    };
  }, []);
  return availability;
}

const none: readonly OpenablePlan[] = [];

/** Returns the plans that the operator has opened: none in the server's HTML and while loading. */
export function useOpenPlans(): readonly OpenablePlan[] {
  return useAvailability()?.openPlans ?? none;
}

/** Resolves once the server says that it sells a plan that its HTML marks as coming soon. */
export async function whenPlansAreOpen(): Promise<void> {
  const found = await load();
  if (found === null || found.openPlans.length === 0) await new Promise(() => {});
}
