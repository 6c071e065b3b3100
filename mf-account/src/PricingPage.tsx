import { track } from '@countertop/client/analytics';
import type { CurrentUser } from '@countertop/contract/user';
import { useEffect, useSyncExternalStore } from 'react';
import { leaveFor } from './account/leave.ts';
import { latePay } from './pricing/latePay.ts';
import { PricingView } from './pricing/PricingView.tsx';
import { useCustomer } from './pricing/useCustomer.ts';
import { Refusal } from './refusal/refusal.ts';

const neverChanges = () => () => {};
/** As the way back from signing in says it (`returnPath`). */
const wantsMonthly = () => new URLSearchParams(location.search).get('pay') === 'monthly';

async function lateCancel(reason?: string): Promise<CurrentUser> {
  const code = await import(/* webpackChunkName: "cancel" */ './subscription/cancel.ts').catch(() => {
    throw new Refusal(0, null);
  });
  return code.cancel(reason);
}

/** /pricing. The page that is sent to everybody has all prices; who looks, and the way to pay, come with the script. */
export function PricingPage() {
  const [customer, setUser] = useCustomer();
  const isMonthly = useSyncExternalStore(neverChanges, wantsMonthly, () => false);
  useEffect(() => track('pricing_page_view', { timestamp: new Date().toISOString() }), []);
  return (
    <PricingView
      customer={customer}
      pay={latePay}
      leave={leaveFor}
      onCancel={lateCancel}
      onChanged={setUser}
      isMonthly={isMonthly}
    />
  );
}
