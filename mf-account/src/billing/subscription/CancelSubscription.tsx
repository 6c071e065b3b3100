import type { CurrentUser } from '@countertop/contract/user';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import type { UserFacts } from '../../shared/user.ts';
import type { CancelDialogProps } from './CancelDialog.tsx';
import { keepFocus } from './keepFocus.ts';
import { cancelDialog } from './lateCancelDialog.ts';
import { LazyDialog, useLazyDialog } from './LazyDialog.tsx';
import { en } from './subscription.messages.ts';

export interface CancelSubscriptionProps {
  user: UserFacts;
  onCancel: CancelDialogProps['onCancel'];
  /** Called with the updated user. */
  onCancelled?: (user: CurrentUser) => void;
}

/** Button and dialog that cancel a subscription, in two clicks. Renders nothing once it is canceled. */
export function CancelSubscription({ user, onCancel, onCancelled }: CancelSubscriptionProps) {
  const t = useMessages(en);
  const { isOpen, open, close, fetch } = useLazyDialog(cancelDialog);
  if (user.subscriptionTier === 'free' || user.subscriptionStatus === 'cancelled') return null;

  function finish(now: CurrentUser): void {
    onCancelled?.(now);
    keepFocus();
  }
  return (
    <>
      <Button emphasis="quietDanger" size="adult" onHoverStart={fetch} onFocus={fetch} onPress={open}>
        {t('cancel.button')}
      </Button>
      {isOpen && <LazyDialog dialog={cancelDialog} props={{ user, onCancel, onCancelled: finish, onClose: close }} />}
    </>
  );
}
