import type { Extension } from '@countertop/contract/payments/payments';
import type { Period } from '@countertop/contract/payments/plans';
import type { SubscriptionTier } from '@countertop/contract/accounts/user';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { dayOf } from '../../shared/dates.ts';
import type { Customer } from '../payment/loadCustomer.ts';
import { PaymentButton } from '../payment/PaymentButton.tsx';
import { OrderStatus, type PlanPaymentProps } from '../payment/PlanPayment.tsx';
import { payment as style } from '../payment/PaymentButton.styles.ts';
import { en } from './subscriber.messages.ts';

const ExtendDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "extend" */ './ExtendDialog.tsx')).ExtendDialog,
);

export interface MoreTimeProps extends Omit<PlanPaymentProps, 'customer'> {
  customer: Customer;
  /** The running plan. */
  tier: SubscriptionTier;
  /** The selected period, for the new end date. */
  period: Period;
  /** Called if the plan turns out to have changed. */
  onChangedElsewhere: () => void;
}

/** Returns the end date of a plan after one more payment for a period, ISO 8601. */
function endWith({ monthlyEndDate, yearlyEndDate }: Extension, period: Period): string {
  return period === 'yearly' ? yearlyEndDate : monthlyEndDate;
}

/** Extends the running plan, after a confirmation. While an earlier payment is being checked, its status is shown instead. */
export function MoreTime({ customer, payment, orderCheck, onCheckOrder, ...rest }: MoreTimeProps) {
  const { tier, period, periodNow, onChangedElsewhere } = rest;
  const t = useMessages(en);
  const { locale } = useLocale();
  const { step, start } = payment;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { user, mode } = customer;
  const extension = customer.extension?.tier === tier ? customer.extension : null;
  const status = orderCheck !== 'none' && (
    <LazyBoundary placement="inline">
      <OrderStatus check={orderCheck} onCheck={onCheckOrder} />
    </LazyBoundary>
  );
  if (orderCheck === 'checking' && step !== 'processing') return status;
  if (user.subscriptionEndDate === null) return <p css={style}>{t('extend.unlimited')}</p>;
  const close = () => setDialogOpen(false);
  return (
    <>
      {orderCheck !== 'checking' && status}
      <PaymentButton
        step={mode === 'none' ? 'notAvailable' : step}
        label={t('extend.button')}
        note={extension ? t('extend.until', { date: dayOf(endWith(extension, period), locale) }) : t('extend.later')}
        isTest={mode === 'test'}
        onPress={() => (extension === null ? onChangedElsewhere() : setDialogOpen(true))}
        {...(extension && { onIntent: () => void ExtendDialog.preload() })}
      />
      {isDialogOpen && extension && (
        <LazyBoundary onDismiss={close}>
          <ExtendDialog
            extension={extension}
            endDate={endWith(extension, periodNow())}
            period={periodNow()}
            isCancelled={user.subscriptionStatus === 'cancelled'}
            onPay={() => void start({ tier, period: periodNow(), extendsFrom: extension.endDate })}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </>
  );
}
