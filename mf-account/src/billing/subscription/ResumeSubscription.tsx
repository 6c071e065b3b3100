import type { CurrentUser } from '@countertop/contract/user';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { isPaid, type UserFacts } from '../../shared/user.ts';
import { keepFocus } from './keepFocus.ts';
import { resumeDialog } from './lateResumeDialog.ts';
import { LazyDialog, useLazyDialog } from './LazyDialog.tsx';
import { en } from './subscription.messages.ts';
import type { ResumeDialogProps } from './ResumeDialog.tsx';

export interface ResumeSubscriptionProps {
  user: UserFacts;
  onResume: ResumeDialogProps['onResume'];
  /** Called with the updated user. */
  onResumed?: (user: CurrentUser) => void;
}

/** Button and dialog that resume a canceled subscription. Renders nothing for any other. */
export function ResumeSubscription({ user, onResume, onResumed }: ResumeSubscriptionProps) {
  const t = useMessages(en);
  const { isOpen, open, close, fetch } = useLazyDialog(resumeDialog);
  if (!isPaid(user) || user.subscriptionStatus !== 'cancelled') return null;

  function finish(now: CurrentUser): void {
    onResumed?.(now);
    keepFocus();
  }
  return (
    <>
      <Button emphasis="quiet" size="adult" onHoverStart={fetch} onFocus={fetch} onPress={open}>
        {t('resume.button')}
      </Button>
      {isOpen && <LazyDialog dialog={resumeDialog} props={{ user, onResume, onResumed: finish, onClose: close }} />}
    </>
  );
}
