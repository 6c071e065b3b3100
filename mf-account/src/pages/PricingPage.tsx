import { track } from '@countertop/client/analytics/analytics';
import { useIsInBrowser } from '@countertop/client/shared/useIsInBrowser';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { leaveFor } from '../shared/leave.ts';
import { PricingView } from '../billing/plans/PricingView.tsx';
import { useCustomer } from '../billing/payment/useCustomer.ts';
import { useOpenOrder } from '../billing/payment/useOpenOrder.ts';

/** Only subscribers load these API calls. */
const loadSubscriptionCalls = () => import(/* webpackChunkName: "cancel" */ '../billing/subscription/cancel.ts');
const cancel = async (reason?: string): Promise<CurrentUser> => (await loadSubscriptionCalls()).cancel(reason);
const resume = async (): Promise<CurrentUser> => (await loadSubscriptionCalls()).resume();

/** /pricing. The prerendered page has all prices; the user and the payment are loaded by the script. */
export function PricingPage() {
  const { customer, change, refresh } = useCustomer();
  const [orderCheck, checkOrder] = useOpenOrder(customer?.user.id ?? null, refresh);
  const { pay } = useSearch({ from: '/pricing' });
  const isInBrowser = useIsInBrowser();
  useEffect(() => track('pricing_page_view', { timestamp: new Date().toISOString() }), []);
  return (
    <PricingView
      customer={customer}
      leave={leaveFor}
      onEnded={() => {
        refresh();
        checkOrder();
      }}
      orderCheck={orderCheck}
      onCheckOrder={checkOrder}
      onCancel={cancel}
      onResume={resume}
      onChanged={change}
      // `returnPath` has set it when the user comes back from signing in.
      isMonthly={isInBrowser && pay === 'monthly'}
    />
  );
}
