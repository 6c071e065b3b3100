import type { CurrentUser } from '@countertop/contract/user';
import { Card } from '@countertop/design-system/Card';
import { useMessages } from '@countertop/design-system/messages';
import { TierBadge } from '@countertop/design-system/artwork/TierBadge';
import { useId } from 'react';
import { CancelSubscription, type CancelSubscriptionProps } from '../subscription/CancelSubscription.tsx';
import { PlanEnd } from '../subscription/PlanEnd.tsx';
import { ResumeSubscription, type ResumeSubscriptionProps } from '../subscription/ResumeSubscription.tsx';
import { en } from '../subscription/subscription.messages.ts';
import { banner } from './Pricing.styles.ts';

export interface SubscriberBannerProps
  extends Pick<CancelSubscriptionProps, 'onCancel'>, Pick<ResumeSubscriptionProps, 'onResume'> {
  /** Called with the updated user. */
  onChanged: (user: CurrentUser) => void;
  /** A user with a paid plan. */
  user: CurrentUser;
}

/** A subscriber's plan with its end date, and the buttons to cancel or resume it. */
export function SubscriberBanner({ user, onCancel, onResume, onChanged }: SubscriberBannerProps) {
  const t = useMessages(en);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div css={banner}>
          <TierBadge tier={user.subscriptionTier} size="large" />
          <div>
            <h2 id={titleId}>{t('subscription.yours')}</h2>
            <PlanEnd user={user} />
          </div>
          <CancelSubscription user={user} onCancel={onCancel} onCancelled={onChanged} />
          <ResumeSubscription user={user} onResume={onResume} onResumed={onChanged} />
        </div>
      </Card>
    </section>
  );
}
