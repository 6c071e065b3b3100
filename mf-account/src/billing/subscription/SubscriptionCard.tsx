import { useMessages } from '@countertop/design-system/messages';
import { TierBadge } from '@countertop/design-system/artwork/TierBadge';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { PageLink } from '@countertop/routes/PageLink';
import { isPaid } from '../../shared/user.ts';
import { CancelSubscription, type CancelSubscriptionProps } from './CancelSubscription.tsx';
import { PlanEnd } from './PlanEnd.tsx';
import { ResumeSubscription, type ResumeSubscriptionProps } from './ResumeSubscription.tsx';
import { en } from './subscription.messages.ts';
import { facts, quietEnd } from './Subscription.styles.ts';

export type SubscriptionCardProps = Pick<CancelSubscriptionProps, 'user' | 'onCancel'> &
  Pick<ResumeSubscriptionProps, 'onResume'>;

/** The plan with its end date and the buttons to cancel or resume it; for free users, what a plan would add. */
export function SubscriptionCard({ user, onCancel, onResume }: SubscriptionCardProps) {
  const t = useMessages(en);
  if (!isPaid(user)) return <Upgrade />;
  return (
    <SectionCard title={t('subscription.yours')} variant="menu">
      <TierBadge tier={user.subscriptionTier} size="large" />
      <div css={facts}>
        <PlanEnd user={user} />
        <p>{t(user.subscriptionStatus === 'active' ? 'subscription.manual' : 'subscription.keep')}</p>
      </div>
      <div>
        <PageLink variant="standalone" to="/pricing">
          {t('subscription.plans')}
        </PageLink>
      </div>
      <div css={quietEnd}>
        <CancelSubscription user={user} onCancel={onCancel} />
        <ResumeSubscription user={user} onResume={onResume} />
      </div>
    </SectionCard>
  );
}

function Upgrade() {
  const t = useMessages(en);
  return (
    <SectionCard title={t('upgrade.title')} variant="menu">
      <p>{t('upgrade.text')}</p>
      <div>
        <PageLink variant="outline" to="/pricing">
          {t('upgrade.button')}
        </PageLink>
      </div>
    </SectionCard>
  );
}
