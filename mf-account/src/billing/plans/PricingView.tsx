import { hasPremium } from '@countertop/contract/payments/subscription';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import type { Period } from '@countertop/contract/payments/plans';
import { lazyComponent, useIsLoaded } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { useEffect, useState } from 'react';
import type { CancelSubscriptionProps } from '../subscription/CancelSubscription.tsx';
import type { ResumeSubscriptionProps } from '../subscription/ResumeSubscription.tsx';
import type { Customer } from '../payment/loadCustomer.ts';
import { MenuPage } from './MenuPage.tsx';
import { Lead, Promises } from './Promises.tsx';
import { lazyQuestions, lazySample, lazyUpcoming } from './sections/lazySections.ts';
import { PlanPayment, type PlanPaymentProps } from '../payment/PlanPayment.tsx';
import { en } from './pricing.messages.ts';
import { type PaymentActions, usePayment } from '../payment/usePayment.ts';

/** Only subscribers load it. */
const SubscriberPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "subscriber" */ './SubscriberPage.tsx')).SubscriberPage,
);

/** Only children load it. */
const ForGrownUps = lazyComponent(
  async () => (await import(/* webpackChunkName: "forGrownUps" */ '@countertop/phrases/ForGrownUps')).ForGrownUps,
);

export interface PricingViewProps
  extends
    PaymentActions,
    Pick<CancelSubscriptionProps, 'onCancel'>,
    Pick<ResumeSubscriptionProps, 'onResume'>,
    Pick<PlanPaymentProps, 'orderCheck' | 'onCheckOrder'> {
  /** Null if signed out, and while loading. */
  customer: Customer | null;
  /** Called when the subscription has changed. */
  onChanged: (user: CurrentUser) => void;
  /** Whether to preselect monthly billing, for a user who comes back from signing in. */
  isMonthly?: boolean;
}

/** The plans with their prices and payment; for subscribers, their plan. */
export function PricingView({ customer, onCancel, onResume, onChanged, isMonthly = false, ...rest }: PricingViewProps) {
  const t = useMessages(en);
  const [chosen, setChosen] = useState<Period | null>(null);
  const period = chosen ?? (isMonthly ? 'monthly' : 'yearly');
  const isSubscriber = customer !== null && hasPremium(customer.user, customer.askedAtMs);
  const isLoaded = useIsLoaded(SubscriberPage);
  useEffect(() => {
    if (isSubscriber) void SubscriberPage.preload();
  }, [isSubscriber]);

  // Here, because a payment goes on when it makes a visitor a subscriber.
  const payment = usePayment(rest);
  const { orderCheck, onCheckOrder, onEnded } = rest;
  const paying = { payment, customer, orderCheck, onCheckOrder, periodNow: () => period };
  const choosing = { period, onPeriodChange: setChosen };
  if (customer !== null && customer.user.player !== null) {
    return (
      <Page audience="adult">
        <LazyBoundary placement="inline">
          <ForGrownUps level={1} />
        </LazyBoundary>
      </Page>
    );
  }
  return (
    <Page audience="adult">
      {isSubscriber && isLoaded ? (
        <SubscriberPage
          {...paying}
          {...choosing}
          {...{ customer, onCancel, onResume, onChanged }}
          onChangedElsewhere={onEnded}
        />
      ) : (
        <MenuPage
          title={t('pricing.title')}
          text={<Lead />}
          {...choosing}
          payment={
            <>
              <PlanPayment {...paying} />
              <Promises />
            </>
          }
        />
      )}
      {lazySample}
      {lazyUpcoming}
      {lazyQuestions}
    </Page>
  );
}
