import { hasErrorCode } from '@countertop/client/CallError';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useRef, useState } from 'react';
import { useErrorText } from '../shared/errorText.ts';
import { en } from './family.messages.ts';

export interface Action {
  /** Whether the action is running. */
  readonly isRunning: boolean;
  /** Runs it, and shows a toast if it fails. Resolves with whether it succeeded. Does nothing while it is running. */
  readonly run: (action: () => Promise<unknown>) => Promise<boolean>;
}

/** State of a button whose action may fail. `failedTitle` is the title of the toast. */
export function useAction(failedTitle?: string): Action {
  const t = useMessages(en);
  const errorText = useErrorText();
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);

  async function run(action: () => Promise<unknown>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setRunning(true);
    try {
      await action();
      return true;
    } catch (error) {
      // Not if the user closed the password dialog.
      if (!hasErrorCode(error, 'password_needed')) {
        notify({ title: failedTitle ?? t('action.failed.title'), message: errorText(error), tone: 'danger' });
      }
      return false;
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  }

  return { isRunning, run };
}
