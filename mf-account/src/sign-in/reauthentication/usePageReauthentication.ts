import { call } from '@countertop/client/call';
import { reauthenticatePath } from '@countertop/contract/account.limits';
import { postConfirmPassword } from '@countertop/contract/reauthentication';
import { useQueryClient } from '@tanstack/react-query';
import { asUser } from '../../shared/queries.ts';
import { type Reauthentication, useReauthentication } from './useReauthentication.tsx';

export interface PageReauthenticationOptions {
  email: string;
  /** Whether the account has a password; otherwise another service signs the user in. */
  hasPassword: boolean;
  /** Path of the page, to return to after signing in. */
  path: string;
}

/** `useReauthentication` with the calls to the server. */
export function usePageReauthentication({ email, hasPassword, path }: PageReauthenticationOptions): Reauthentication {
  const client = useQueryClient();
  return useReauthentication({
    email,
    signInHref: hasPassword ? null : `${reauthenticatePath}&${new URLSearchParams({ returnTo: path }).toString()}`,
    onConfirm: async (password) => void (await asUser(client, call(postConfirmPassword, { password }))),
  });
}
