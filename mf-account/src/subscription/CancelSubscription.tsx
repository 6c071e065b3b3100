import type { CurrentUser } from '@countertop/contract/user';
import { Button } from '@countertop/design-system/Button';
import { useArrival } from '@countertop/design-system/latePart';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { pageTitleId } from '@countertop/design-system/Page';
import { createElement, useState } from 'react';
import type { UserFacts } from '../account/user.ts';
import type { CancelDialogProps } from './CancelDialog.tsx';
import { cancelDialog } from './lateCancelDialog.ts';
import { en } from './messages/en.messages.ts';

export interface CancelSubscriptionProps {
  user: UserFacts;
  onCancel: CancelDialogProps['onCancel'];
  /** It is cancelled: the person as they are now. */
  onCancelled?: (user: CurrentUser) => void;
}

/** The way out of a subscription, in two clicks: this button, and the one of the dialog. Nothing where it was taken. */
export function CancelSubscription({ user, onCancel, onCancelled }: CancelSubscriptionProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  const fetch = () => void cancelDialog.fetch();
  if (user.subscriptionTier === 'free' || user.subscriptionStatus === 'cancelled') return null;

  async function open(): Promise<void> {
    setOpen(true);
    await cancelDialog.fetch();
    if (cancelDialog.now() !== 'failed') return;
    setOpen(false);
    notify({ title: t('cancel.missing.title'), message: t('cancel.missing'), tone: 'destructive' });
  }

  return (
    <>
      <Button emphasis="quietDanger" size="adult" onHoverStart={fetch} onFocus={fetch} onPress={() => void open()}>
        {t('cancel.button')}
      </Button>
      {isOpen && (
        <Ask
          user={user}
          onCancel={onCancel}
          onCancelled={(now) => {
            onCancelled?.(now);
            keepFocus();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The button that would get the focus back is gone with the subscription: the page's title takes it. */
function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(pageTitleId)?.focus();
  });
}

/** The dialog, once its code is there. */
function Ask(props: CancelDialogProps) {
  const arrival = useArrival(cancelDialog);
  return typeof arrival === 'function' ? createElement(arrival, props) : null;
}
