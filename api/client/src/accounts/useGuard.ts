import { reauthenticatePath } from '@countertop/contract/accounts/account.limits';
import { postConfirmPassword } from '@countertop/contract/accounts/reauthentication';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asUser } from './asUser.ts';
import { call } from '../shared/call.ts';
import { hasErrorCode } from '../shared/CallError.ts';
import { signInWaysQuery } from './signInWays.ts';
import { currentUserQuery } from './user.ts';

/**
 * Runs an action. If the server requires the password again, it is asked for and the action is repeated. Rejects with
 * `password_needed` if the question is closed.
 */
export type Guard = <Answer>(action: () => Promise<Answer>) => Promise<Answer>;

const notAsked = { isOpen: false, email: '', signInHref: null as string | null, proceed: () => {}, cancel: () => {} };

/** Returns a guard for sensitive actions, and the props of its `ReauthenticationDialog`. `pageClient`: for pages without a query client. */
export function useGuard(pageClient?: QueryClient) {
  const client = useQueryClient(pageClient);
  const [asked, setAsked] = useState(notAsked);
  const { isOpen, email, signInHref } = asked;
  const { mutate, reset, isPending, error, submittedAt } = useMutation(
    {
      mutationFn: (password: string) => asUser(client, call(postConfirmPassword, { password })),
      onSuccess: () => close('proceed'),
    },
    client,
  );

  function close(how: 'proceed' | 'cancel'): void {
    asked[how]();
    setAsked({ ...asked, isOpen: false });
  }

  const guard: Guard = async (action) => {
    try {
      return await action();
    } catch (failure) {
      if (!hasErrorCode(failure, 'password_needed')) throw failure;
      const ways = await client.ensureQueryData(signInWaysQuery()).catch(() => null);
      const returnTo = new URLSearchParams({ returnTo: `${location.pathname}${location.search}` }).toString();
      const question = {
        isOpen: true,
        email: client.getQueryData(currentUserQuery().queryKey)?.email ?? '',
        signInHref: ways?.way === 'provider' ? `${reauthenticatePath}&${returnTo}` : null,
      };
      reset();
      await new Promise<void>((proceed, reject) => setAsked({ ...question, proceed, cancel: () => reject(failure) }));
      return action();
    }
  };

  const question = {
    isOpen,
    email,
    signInHref,
    isPending,
    error,
    attempts: submittedAt,
    onConfirm: mutate,
    onClose: () => close('cancel'),
  };
  return { guard, question };
}
