import { useLocale, useMessages } from '@countertop/design-system/messages';
import { dayOf } from '../../shared/dates.ts';
import type { UserFacts } from '../../shared/user.ts';
import { en } from './subscription.messages.ts';

/** When a paid plan ends. "Renews on" never shows without the sentence that nothing is charged automatically. */
export function PlanEnd({ user }: { user: UserFacts }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { subscriptionStatus, subscriptionEndDate } = user;
  const isActive = subscriptionStatus === 'active';
  const end = isActive ? 'subscription.renews' : 'subscription.expires';
  return (
    <>
      {subscriptionEndDate !== null && <p>{t(end, { date: dayOf(subscriptionEndDate, locale) })}</p>}
      {isActive && <p>{t('subscription.never')}</p>}
    </>
  );
}
