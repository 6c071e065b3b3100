import { Link } from '@countertop/design-system/Link';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { TierBadge } from '@countertop/design-system/TierBadge';
import { dayOf } from '../account/dates.ts';
import { Sheet } from '../account/Sheet.tsx';
import { isPaid, type UserFacts } from '../account/user.ts';
import { en } from './messages/en.messages.ts';

export interface PlanCardProps {
  user: Pick<UserFacts, 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndDate'>;
}

/** What is subscribed to and until when; without a subscription, what one would add. */
export function PlanCard({ user }: PlanCardProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { subscriptionTier, subscriptionStatus, subscriptionEndDate } = user;
  if (!isPaid(user)) {
    return (
      <Sheet title={t('upgrade.title')}>
        <p>{t('upgrade.text')}</p>
        <div>
          <Link look="quietButton" href="/pricing">
            {t('upgrade.button')}
          </Link>
        </div>
      </Sheet>
    );
  }
  const end = subscriptionStatus === 'active' ? 'plan.renews' : 'plan.expires';
  return (
    <Sheet title={t('plan.title')}>
      <TierBadge tier={subscriptionTier} size="large" />
      {subscriptionEndDate !== null && <p>{t(end, { date: dayOf(subscriptionEndDate, locale) })}</p>}
      <Link look="standalone" href="/pricing">
        {t('plan.manage')}
      </Link>
    </Sheet>
  );
}
