import type { CurrentUser } from '@countertop/contract/accounts/user';
import { useMessages } from '@countertop/design-system/messages';
import { CancelSubscription, type CancelSubscriptionProps } from '../subscription/CancelSubscription.tsx';
import { PlanEnd } from '../subscription/PlanEnd.tsx';
import { ResumeSubscription, type ResumeSubscriptionProps } from '../subscription/ResumeSubscription.tsx';
import { en } from '../subscription/subscription.messages.ts';
import { banner } from '../subscriber/Subscriber.styles.ts';

export interface SubscriberBannerProps
  extends Pick<CancelSubscriptionProps, 'onCancel'>, Pick<ResumeSubscriptionProps, 'onResume'> {
  /** Called with the updated user. */
  onChanged: (user: CurrentUser) => void;
  /** A user with a paid plan. */
  user: CurrentUser;
}

/** Until when a subscriber's plan is paid, and the quiet button to cancel or resume it. */
export function SubscriberBanner({ user, onCancel, onResume, onChanged }: SubscriberBannerProps) {
  const t = useMessages(en);
  return (
    <section aria-label={t('subscription.yours')} css={banner}>
      <div>
        <PlanEnd user={user} />
      </div>
      <CancelSubscription user={user} onCancel={onCancel} onCancelled={onChanged} />
      <ResumeSubscription user={user} onResume={onResume} onResumed={onChanged} />
    </section>
  );
}
