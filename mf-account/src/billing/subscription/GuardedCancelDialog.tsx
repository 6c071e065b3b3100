import { call } from '@countertop/client/call';
import { hasErrorCode } from '@countertop/client/CallError';
import { queryClient } from '@countertop/client/queryClient';
import { reauthenticatePath } from '@countertop/contract/account.limits';
import { postConfirmPassword } from '@countertop/contract/reauthentication';
import type { CurrentUser } from '@countertop/contract/user';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asUser, signInWaysQuery } from '../../shared/queries.ts';
import { useReauthentication } from '../../sign-in/reauthentication/useReauthentication.tsx';
import { CancelDialog, type CancelDialogProps } from './CancelDialog.tsx';

/** `CancelDialog`, which asks for the password if the server requires it again. Pages without a query client show it, too. */
export function GuardedCancelDialog({ onCancel, ...rest }: CancelDialogProps) {
  const [isNeeded, setNeeded] = useState(false);
  const ways = useQuery({ ...signInWaysQuery(), enabled: isNeeded }, queryClient);
  const returnTo = new URLSearchParams({ returnTo: location.pathname }).toString();
  const { guard, dialog } = useReauthentication({
    email: rest.user.email ?? '',
    signInHref: ways.data?.way === 'provider' ? `${reauthenticatePath}&${returnTo}` : null,
    onConfirm: async (password) => void (await asUser(queryClient, call(postConfirmPassword, { password }))),
  });

  async function cancel(...reason: Parameters<CancelDialogProps['onCancel']>): Promise<CurrentUser> {
    try {
      return await onCancel(...reason);
    } catch (error) {
      if (hasErrorCode(error, 'password_needed')) setNeeded(true);
      throw error;
    }
  }

  return (
    <>
      <CancelDialog {...rest} onCancel={(...reason) => guard(() => cancel(...reason))} />
      {dialog}
    </>
  );
}
