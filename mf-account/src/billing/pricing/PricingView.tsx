import { guaranteeDays, type Period } from '@countertop/contract/plans';
import type { CurrentUser } from '@countertop/contract/user';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { lazyComponent, useIsLoaded } from '@countertop/design-system/lazy';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { Page, PageTitle } from '@countertop/design-system/Page';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isPaid } from '../../shared/user.ts';
import type { CancelSubscriptionProps } from '../subscription/CancelSubscription.tsx';
import type { ResumeSubscriptionProps } from '../subscription/ResumeSubscription.tsx';
import type { Customer } from './customer.ts';
import { lazyQuestions } from './questions/lazyQuestions.tsx';
import { en } from './pricing.messages.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { priceSwitch } from './PeriodChoice.styles.ts';
import { PlanPayment, type PlanPaymentProps } from './PlanPayment.tsx';
import { Plans } from './Plans.tsx';
import { head, promises, slot } from './Pricing.styles.ts';
import type { SubscriberBannerProps } from './SubscriberBanner.tsx';
import type { PaymentActions } from './usePayment.ts';

/** Only subscribers load it. */
const SubscriberBanner = lazyComponent(
  async () => (await import(/* webpackChunkName: "banner" */ './SubscriberBanner.tsx')).SubscriberBanner,
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

/** Subscribes to changes of any input. Returns the function to unsubscribe. */
function onChoice(listener: () => void): () => void {
  document.addEventListener('change', listener);
  return () => document.removeEventListener('change', listener);
}
const yearly = (): Period => 'yearly';

/** The plans with their prices and payment. */
export function PricingView({ customer, onCancel, onResume, onChanged, isMonthly = false, ...way }: PricingViewProps) {
  const t = useMessages(en);
  const monthly = useRef<HTMLInputElement>(null);
  // Read from the page, because a period may have been chosen before hydration.
  const periodNow = (): Period => (monthly.current?.checked === true ? 'monthly' : 'yearly');
  const period = useSyncExternalStore(onChoice, periodNow, yearly);
  const subscriber = customer !== null && isPaid(customer.user) ? customer.user : null;
  const isSubscriber = subscriber !== null;
  useEffect(() => {
    if (isSubscriber) void SubscriberBanner.preload();
  }, [isSubscriber]);
  useEffect(() => {
    if (isMonthly) monthly.current?.click();
  }, [isMonthly]);

  const payment = <PlanPayment customer={customer} period={period} periodNow={periodNow} {...way} />;
  return (
    <Page audience="adult">
      <div css={head}>
        <PageTitle>{t('pricing.title')}</PageTitle>
        <p>{t('pricing.lead')}</p>
      </div>
      <Slot banner={subscriber && { user: subscriber, onCancel, onResume, onChanged }} />
      <div css={priceSwitch}>
        <PeriodChoice monthlyInput={monthly} />
        <Plans payment={payment} />
      </div>
      {lazyQuestions}
    </Page>
  );
}

/** The promises. Subscribers see their plan instead. */
function Slot({ banner }: { banner: SubscriberBannerProps | null }) {
  const t = useMessages(en);
  const shown = useIsLoaded(SubscriberBanner) ? banner : null;
  const { locale } = useLocale();
  const days = formatNumber(guaranteeDays, locale);
  const promiseTexts = [t('promise.guarantee', { days }), t('promise.cancel'), t('promise.calm')];
  return (
    <div css={slot}>
      <ul css={promises} data-hidden={shown === null ? undefined : ''}>
        {promiseTexts.map((text) => (
          <li key={text}>
            <Icon icon={checkIcon} />
            {text}
          </li>
        ))}
      </ul>
      {shown && <SubscriberBanner {...shown} />}
    </div>
  );
}
