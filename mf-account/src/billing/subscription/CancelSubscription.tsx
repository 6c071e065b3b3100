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
  /** It is cancelled: the person as they are now. */
  onCancelled?: (user: CurrentUser) => void;
}

/** The way out of a subscription, in two clicks: this button, and the one of the dialog. Nothing where it was taken. */
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
