import { useGuard } from '@countertop/client/accounts/useGuard';
import { ReauthenticationDialog } from '@countertop/phrases/ReauthenticationDialog';
import type { QueryClient } from '@tanstack/react-query';
import { useErrorText } from '../shared/errorText.ts';

/** Asks for the password whenever the server requires it again. The page renders the dialog. */
export function useReauthentication(pageClient?: QueryClient) {
  const errorText = useErrorText();
  const { guard, question } = useGuard(pageClient);
  const { error, ...rest } = question;
  return { guard, dialog: <ReauthenticationDialog {...rest} error={error ? errorText(error) : ''} /> };
}
