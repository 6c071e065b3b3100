import { type Period, plans } from '@countertop/contract/plans';
import { hasRunningPlan } from '@countertop/contract/subscription';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { dayOf } from '../../shared/dates.ts';
import type { Customer } from './customer.ts';
import { endWith } from './endWith.ts';
import { en } from './pricing.messages.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { PaymentButton } from './PaymentButton.tsx';
import { payment } from './Pricing.styles.ts';
import { type PaymentActions, usePayment } from './usePayment.ts';
import type { OrderCheck } from './watchOrder.ts';

export interface PlanPaymentProps extends PaymentActions {
  customer: Customer | null;
  /** State of the payment of an open order. */
  orderCheck: OrderCheck;
  onCheckOrder: () => void;
  /** The selected period, for the labels. */
  period: Period;
  /** Returns the period that is selected right now. */
  periodNow: () => Period;
}

const ExtendDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "extend" */ './ExtendDialog.tsx')).ExtendDialog,
);

const { tier } = plans.explorer;

/**
 * The payment of the plan on sale: subscribe, or extend a running plan after a confirmation. While an earlier payment is
 * being checked, its status replaces the button.
 */
export function PlanPayment({ customer, orderCheck, onCheckOrder, period, periodNow, ...actions }: PlanPaymentProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { step, start } = usePayment(actions);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const user = customer && hasRunningPlan(customer.user, tier, customer.askedAtMs) ? customer.user : null;
  const extension = user && customer?.extension?.tier === tier ? customer.extension : null;

  if (orderCheck === 'checking' && step !== 'processing') {
    return <OrderStatus check={orderCheck} onCheck={onCheckOrder} />;
  }
  if (user?.subscriptionEndDate === null) return <p css={payment}>{t('pay.unlimited')}</p>;

  const plan = t(`plan.${tier}.name`);
  const date = extension && dayOf(endWith(extension, period), locale);
  const label = date === null ? t('pay.extend.unknown', { plan }) : t('pay.extend', { plan, date });
  const close = () => setDialogOpen(false);
  function press(): void {
    if (user === null) void start({ tier, period: periodNow() });
    else if (extension === null) actions.onEnded();
    else setDialogOpen(true);
  }
  return (
    <>
      {orderCheck !== 'none' && orderCheck !== 'checking' && <OrderStatus check={orderCheck} onCheck={onCheckOrder} />}
      <PaymentButton
        step={customer?.mode === 'none' ? 'notAvailable' : step}
        extendLabel={user && label}
        isTest={customer?.mode === 'test'}
        onPress={press}
        {...(extension && { onIntent: () => void ExtendDialog.preload() })}
      />
      {isDialogOpen && extension && (
        <LazyBoundary onDismiss={close}>
          <ExtendDialog
            extension={extension}
            period={periodNow()}
            isCancelled={user?.subscriptionStatus === 'cancelled'}
            onPay={() => void start({ tier, period: periodNow(), extendsFrom: extension.endDate })}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </>
  );
}
