import { hasErrorCode } from '@countertop/client/shared/CallError';
import { queryClient } from '@countertop/client/shared/queryClient';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../shared/errorText.ts';
import { en } from './family.messages.ts';

/** Runs an action, and shows a toast if it fails. `failedTitle` is the title of the toast. */
export function useAction(failedTitle?: string) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation(
    {
      mutationFn: (action: () => Promise<unknown>) => action(),
      onError(error) {
        // Not if the user closed the password dialog.
        if (hasErrorCode(error, 'password_needed')) return;
        notify({ title: failedTitle ?? t('action.failed.title'), message: errorText(error), tone: 'danger' });
      },
    },
    queryClient,
  );
  return { run: mutate, isPending };
}
