import type { OpenablePlan } from '@countertop/contract/plans';
import { useEffect, useState } from 'react';

/** Returns the plans that the operator has opened: none in the server's HTML and while loading. */
export function useOpenPlans(): readonly OpenablePlan[] {
  const [openPlans, setOpenPlans] = useState<readonly OpenablePlan[]>([]);
  useEffect(() => {
    let isMounted = true;
    void (async () => {
      const { loadOpenPlans } = await import(/* webpackChunkName: "customer" */ './loadOpenPlans.ts');
      const found = await loadOpenPlans();
      if (isMounted && found.length > 0) setOpenPlans(found);
    })();
    return () => {
      isMounted = false;
    };
  }, []);
  return openPlans;
}
