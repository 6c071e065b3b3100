import { CallError, hasErrorCode } from '@countertop/client/shared/CallError';
import { loginPath } from '@countertop/contract/accounts/account.limits';
import { Button } from '@countertop/design-system/Button';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { Stack } from '@countertop/design-system/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ClassCalls } from './classCalls.ts';
import { ClassesLoading } from './ClassPage.tsx';
import { staffInvitationQuery } from './classQueries.ts';
import { en } from './classes.messages.ts';
import { useClassErrorText } from './useClassErrorText.ts';

export interface StaffInvitationProps {
  token: string;
  calls: Pick<ClassCalls, 'acceptInvitation'>;
  /** Removes the token from the address, which shows the classes. */
  onDone: () => void;
}

/** The invitation of a teacher to a class, opened from an email, signed in or not. */
export function StaffInvitation({ token, calls, onDone }: StaffInvitationProps) {
  const t = useMessages(en);
  const errorText = useClassErrorText();
  const invitation = useQuery(staffInvitationQuery(token));
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => calls.acceptInvitation(token),
    onSuccess: (outcome) => outcome !== 'asked' && onDone(),
  });
  const isAsked = data === 'asked';
  const failure = error && (hasErrorCode(error, 'plan_required') ? t('invitation.plan_required') : errorText(error));

  // The pressed button is gone.
  useEffect(() => {
    if (isAsked) document.getElementById(pageTitleId)?.focus();
  }, [isAsked]);

  if (invitation.isFetching) {
    return (
      <Page title={t('invitation.title')} audience="adult">
        <ClassesLoading />
      </Page>
    );
  }
  if (invitation.data === undefined) {
    const isOver = invitation.error instanceof CallError && invitation.error.status < 500;
    return (
      <Page audience="adult">
        <EmptyState
          level={1}
          title={t('invitation.failed')}
          actions={
            isOver ? (
              <Button onPress={onDone}>{t('class.all')}</Button>
            ) : (
              <Button onPress={() => void invitation.refetch()}>{t('invitation.retry')}</Button>
            )
          }
        >
          {errorText(invitation.error)}
        </EmptyState>
      </Page>
    );
  }
  const { inviter, className, role, step } = invitation.data;
  if (isAsked || step === 'asked') {
    return (
      <Page audience="adult">
        <EmptyState
          level={1}
          title={t('invitation.asked.title', { inviter })}
          actions={<Button onPress={onDone}>{t('class.all')}</Button>}
        >
          {t('invitation.asked', { inviter })}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('invitation.title')} audience="adult">
      <Stack gap="m" align="start">
        <p>{t(`invitation.${role}`, { inviter, className })}</p>
        {step === 'ask' && <p>{t(`invitation.ask.${role}`, { inviter })}</p>}
        <p role="alert">{failure}</p>
        {step === 'sign_in' ? (
          <>
            <p>{t('invitation.signIn.text')}</p>
            <Link variant="solid" href={`${loginPath}?returnTo=%2Fteacher-dashboard`}>
              {t('invitation.signIn')}
            </Link>
          </>
        ) : (
          <Button isPending={isPending} pendingLabel={t('dialog.pending')} onPress={() => mutate()}>
            {step === 'ask' ? t('invitation.ask', { inviter }) : t('invitation.accept')}
          </Button>
        )}
      </Stack>
    </Page>
  );
}
