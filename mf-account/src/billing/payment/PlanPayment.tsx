import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { type Period, plans } from '@countertop/contract/payments/plans';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import type { Customer } from './loadCustomer.ts';
import type { OrderCheck } from './openOrder.ts';
import { useAvailability } from './useAvailability.ts';
import { PaymentButton } from './PaymentButton.tsx';
import { en } from './payment.messages.ts';
import type { Payment } from './usePayment.ts';

export interface PlanPaymentProps {
  payment: Payment;
  customer: Customer | null;
  /** State of the payment of an open order. */
  orderCheck: OrderCheck;
  onCheckOrder: () => void;
  /** Returns the period that is selected right now. */
  periodNow: () => Period;
}

/** Few people have an open order. */
export const OrderStatus = lazyComponent(
  async () => (await import(/* webpackChunkName: "order" */ './OrderStatus.tsx')).OrderStatus,
);

const { tier } = plans.explorer;

/** The payment of the plan on sale. While an earlier payment is being checked, its status replaces the button. */
export function PlanPayment({
  payment: { step, start },
  customer,
  orderCheck,
  onCheckOrder,
  periodNow,
}: PlanPaymentProps) {
  const t = useMessages(en);
  const availability = useAvailability();
  // The mode of a customer comes with the rest of what is known of them.
  const visitor = availability !== null && !isSignedIn() ? availability : null;
  const status = orderCheck !== 'none' && (
    <LazyBoundary placement="inline">
      <OrderStatus check={orderCheck} onCheck={onCheckOrder} />
    </LazyBoundary>
  );
  if (orderCheck === 'checking' && step !== 'processing') return status;
  return (
    <>
      {orderCheck !== 'checking' && status}
      <PaymentButton
        step={customer?.mode === 'none' ? 'notAvailable' : step}
        label={t('pay.subscribe')}
        isTest={(customer ?? visitor)?.mode === 'test'}
        onPress={() => void start({ tier, period: periodNow() })}
      />
    </>
  );
}
