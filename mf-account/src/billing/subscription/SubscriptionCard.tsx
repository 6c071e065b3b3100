import { Link } from '@countertop/design-system/Link';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { TierBadge } from '@countertop/design-system/artwork/TierBadge';
import { dayOf } from '../../shared/dates.ts';
import { Sheet } from '../../shared/Sheet.tsx';
import { isPaid } from '../../shared/user.ts';
import { CancelSubscription, type CancelSubscriptionProps } from './CancelSubscription.tsx';
import { ResumeSubscription, type ResumeSubscriptionProps } from './ResumeSubscription.tsx';
import { en } from './subscription.messages.ts';

export type SubscriptionCardProps = Pick<CancelSubscriptionProps, 'user' | 'onCancel'> &
  Pick<ResumeSubscriptionProps, 'onResume'>;

/** The plan with its end date and the buttons to cancel or resume it; for free users, what a plan would add. */
export function SubscriptionCard({ user, onCancel, onResume }: SubscriptionCardProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { subscriptionTier, subscriptionStatus, subscriptionEndDate } = user;
  if (!isPaid(user)) return <Upgrade />;
  const isActive = subscriptionStatus === 'active';
  const end = isActive ? 'subscription.renews' : 'subscription.expires';
  return (
    <Sheet title={t('subscription.yours')}>
      <TierBadge tier={subscriptionTier} size="large" />
      {subscriptionEndDate !== null && <p>{t(end, { date: dayOf(subscriptionEndDate, locale) })}</p>}
      <p>{isActive ? `${t('subscription.never')} ${t('subscription.manual')}` : t('subscription.keep')}</p>
      <Link variant="standalone" href="/pricing">
        {t('subscription.plans')}
      </Link>
      <div>
        <CancelSubscription user={user} onCancel={onCancel} />
        <ResumeSubscription user={user} onResume={onResume} />
      </div>
    </Sheet>
  );
}

function Upgrade() {
  const t = useMessages(en);
  return (
    <Sheet title={t('upgrade.title')}>
      <p>{t('upgrade.text')}</p>
      <div>
        <Link variant="quietButton" href="/pricing">
          {t('upgrade.button')}
        </Link>
      </div>
    </Sheet>
  );
}
