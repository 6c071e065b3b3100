import { classSignInPath } from '@countertop/contract/classes.limits';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { keepFocus } from '@countertop/design-system/Page';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '../sign-in/AccountForm.tsx';
import { leaving } from './ClassSignIn.styles.ts';
import { leaveClass } from './classSession.ts';
import { en } from './classSignIn.messages.ts';
import { useClassProblem } from './useClassProblem.ts';

/** The button with which a child ends the session, for the next child at this device. */
export function LeaveClass({ leave }: { leave: (href: string) => void }) {
  const t = useMessages(en);
  const client = useQueryClient();
  const problemOf = useClassProblem();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState({ text: '', occurrence: 0 });

  async function done(): Promise<void> {
    setPending(true);
    try {
      // Without a network no page can load: this one has become nobody's.
      if ((await leaveClass(client)) === 'known') leave(classSignInPath);
      else keepFocus();
    } catch (error) {
      setFailure(({ occurrence }) => ({ text: problemOf(error), occurrence: occurrence + 1 }));
      setPending(false);
    }
  }

  return (
    <div css={leaving}>
      <p>{t('done.text')}</p>
      <Button variant="outline" isPending={isPending} pendingLabel={t('class.loading')} onPress={() => void done()}>
        {t('done.leave')}
      </Button>
      <Problem {...failure} />
    </div>
  );
}
