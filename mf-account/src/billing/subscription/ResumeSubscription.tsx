import type { CurrentUser } from '@countertop/contract/accounts/user';
import { Button } from '@countertop/design-system/Button';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { isPaid, type UserFacts } from '../../shared/user.ts';
import { keepFocus } from '@countertop/design-system/Page';
import { en } from './subscription.messages.ts';
import type { ResumeDialogProps } from './ResumeDialog.tsx';

const ResumeDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "resume" */ './ResumeDialog.tsx')).ResumeDialog,
);

export interface ResumeSubscriptionProps {
  user: UserFacts;
  onResume: ResumeDialogProps['onResume'];
  /** Called with the updated user. */
  onResumed?: (user: CurrentUser) => void;
}

/** Button and dialog that resume a canceled subscription. Renders nothing for any other. */
export function ResumeSubscription({ user, onResume, onResumed }: ResumeSubscriptionProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  if (!isPaid(user) || user.subscriptionStatus !== 'cancelled') return null;

  const close = () => setOpen(false);
  const preload = () => void ResumeDialog.preload();
  function finish(now: CurrentUser): void {
    onResumed?.(now);
    keepFocus();
  }
  return (
    <>
      <Button variant="outline" size="medium" onHoverStart={preload} onFocus={preload} onPress={() => setOpen(true)}>
        {t('resume.button')}
      </Button>
      {isOpen && (
        <LazyBoundary onDismiss={close}>
          <ResumeDialog user={user} onResume={onResume} onResumed={finish} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
