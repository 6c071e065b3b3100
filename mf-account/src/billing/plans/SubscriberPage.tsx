import { plans } from '@countertop/contract/payments/plans';
import { hasRunningPlan } from '@countertop/contract/payments/subscription';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { dayOf } from '../../shared/dates.ts';
import { MenuPage } from './MenuPage.tsx';
import type { PeriodChoiceProps } from './PeriodChoice.tsx';
import { PlanPayment } from '../payment/PlanPayment.tsx';
import { MoreTime, type MoreTimeProps } from '../subscriber/MoreTime.tsx';
import { paidUntil } from '../subscriber/Subscriber.styles.ts';
import { en } from '../subscriber/subscriber.messages.ts';
import { SubscriberBanner, type SubscriberBannerProps } from './SubscriberBanner.tsx';

export interface SubscriberPageProps
  extends
    Pick<SubscriberBannerProps, 'onCancel' | 'onResume' | 'onChanged'>,
    Pick<PeriodChoiceProps, 'onPeriodChange'>,
    Omit<MoreTimeProps, 'tier'> {}

/** The first screen of a subscriber: until when the plan is paid, and paying for more time instead of a price. */
export function SubscriberPage({ onCancel, onResume, onChanged, onPeriodChange, ...rest }: SubscriberPageProps) {
  const t = useMessages(en);
  const { user, askedAtMs } = rest.customer;
  const { tier } = plans.explorer;
  const isRunning = hasRunningPlan(user, tier, askedAtMs);
  const isIncluded = hasRunningPlan(user, plans.family.tier, askedAtMs);
  return (
    <MenuPage
      title={t('subscriber.title', { plan: plans[user.subscriptionTier].nameInSentence })}
      text={<SubscriberBanner {...{ user, onCancel, onResume, onChanged }} />}
      period={rest.period}
      onPeriodChange={onPeriodChange}
      current={isRunning ? <PaidUntil user={user} /> : undefined}
      payment={
        isIncluded ? (
          <p>{t('subscriber.included')}</p>
        ) : isRunning ? (
          <MoreTime tier={tier} {...rest} />
        ) : (
          <PlanPayment {...rest} />
        )
      }
    />
  );
}

/** The end date, in place of the price, and what more time costs. */
function PaidUntil({ user: { subscriptionEndDate } }: { user: CurrentUser }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { monthlyCents, yearlyCents } = plans.explorer;
  if (subscriptionEndDate === null) return <p css={paidUntil}>{t('subscriber.noEnd')}</p>;
  return (
    <div css={paidUntil}>
      <p>{t('subscriber.paidUntil')}</p>
      <p data-part="date">{dayOf(subscriptionEndDate, locale)}</p>
      <div data-part="more">
        <p data-offer="yearly">{t('subscriber.more.yearly', { price: formatMoney(yearlyCents, locale, 2) })}</p>
        <p data-offer="monthly">{t('subscriber.more.monthly', { price: formatMoney(monthlyCents, locale, 2) })}</p>
      </div>
    </div>
  );
}
