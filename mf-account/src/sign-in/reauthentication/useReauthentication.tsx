import { hasErrorCode } from '@countertop/client/CallError';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

export type ReauthenticationOptions = Pick<ConfirmDialogProps, 'email' | 'signInHref' | 'onConfirm'>;

export interface Reauthentication {
  /**
   * Runs an action. If the server requires the password again, the dialog asks for it and the action is repeated. Rejects
   * with `password_needed` if the dialog is closed.
   */
  guard: <Answer>(action: () => Promise<Answer>) => Promise<Answer>;
  /** The dialog, to be rendered by the page. */
  dialog: ReactNode;
}

interface Waiting {
  readonly proceed: () => void;
  readonly cancel: () => void;
}

/** Asks for the password whenever the server requires it again. */
export function useReauthentication(options: ReauthenticationOptions): Reauthentication {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function guard<Answer>(action: () => Promise<Answer>): Promise<Answer> {
    try {
      return await action();
    } catch (error) {
      if (!hasErrorCode(error, 'password_needed')) throw error;
      await new Promise<void>((resolve, reject) => setWaiting({ proceed: resolve, cancel: () => reject(error) }));
      return action();
    }
  }

  function end(how: keyof Waiting): void {
    waiting?.[how]();
    setWaiting(null);
  }

  // Stays mounted while closed, so that the focus returns to where it was.
  const isOpen = waiting !== null;
  const dialog = (
    <ConfirmDialog {...options} isOpen={isOpen} onConfirmed={() => end('proceed')} onClose={() => end('cancel')} />
  );
  return { guard, dialog };
}
