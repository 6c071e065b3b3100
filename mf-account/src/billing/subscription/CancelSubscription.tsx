import type { CurrentUser } from '@countertop/contract/accounts/user';
import { Button } from '@countertop/design-system/Button';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { isPaid, type UserFacts } from '../../shared/user.ts';
import type { CancelDialogProps } from './CancelDialog.tsx';
import { keepFocus } from '@countertop/design-system/Page';
import { en } from './subscription.messages.ts';

const CancelDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "cancel" */ './CancelDialog.tsx')).CancelDialog,
);

export interface CancelSubscriptionProps {
  user: UserFacts;
  onCancel: CancelDialogProps['onCancel'];
  /** Called with the updated user. */
  onCancelled?: (user: CurrentUser) => void;
}

/** Button and dialog that cancel a subscription, in two clicks. Renders nothing once it is canceled. */
export function CancelSubscription({ user, onCancel, onCancelled }: CancelSubscriptionProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  if (!isPaid(user) || user.subscriptionStatus === 'cancelled') return null;

  const close = () => setOpen(false);
  const preload = () => void CancelDialog.preload();
  function finish(now: CurrentUser): void {
    onCancelled?.(now);
    keepFocus();
  }
  return (
    <>
      <Button variant="text" size="medium" onHoverStart={preload} onFocus={preload} onPress={() => setOpen(true)}>
        {t('cancel.button')}
      </Button>
      {isOpen && (
        <LazyBoundary onDismiss={close}>
          <CancelDialog user={user} onCancel={onCancel} onCancelled={finish} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
