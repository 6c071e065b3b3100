import { classSignInPath } from '@countertop/contract/classes/classes.limits';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { keepFocus } from '@countertop/design-system/Page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ErrorMessage } from '../sign-in/AccountForm.tsx';
import { leaving } from './ClassSignIn.styles.ts';
import { leaveClass } from './classSession.ts';
import { en } from './classSignIn.messages.ts';
import { useClassErrorText } from './useClassErrorText.ts';

/** The button with which a child ends the session, for the next child at this device. */
export function LeaveClass({ leave }: { leave: (href: string) => void }) {
  const t = useMessages(en);
  const client = useQueryClient();
  const errorText = useClassErrorText();
  const { mutate, isPending, isSuccess, error, submittedAt } = useMutation({
    mutationFn: () => leaveClass(client),
    // Without a network no page can load: this one has become nobody's.
    onSuccess: (now) => (now === 'known' ? leave(classSignInPath) : keepFocus()),
  });

  return (
    <div css={leaving}>
      <p>{t('done.text')}</p>
      <Button
        variant="outline"
        isPending={isPending || isSuccess}
        pendingLabel={t('class.loading')}
        onPress={() => mutate()}
      >
        {t('done.leave')}
      </Button>
      <ErrorMessage text={error ? errorText(error) : ''} occurrence={submittedAt} />
    </div>
  );
}
