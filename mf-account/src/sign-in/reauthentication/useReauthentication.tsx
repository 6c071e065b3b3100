import { type ReactNode, useState } from 'react';
import { refusalOf } from '../../shared/refusal.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

export type ReauthenticationOptions = Pick<ConfirmDialogProps, 'email' | 'signInHref' | 'onConfirm'>;

export interface Reauthentication {
  /**
   * Does something that may need the password again: then the dialog asks for it, and it is done after that. Rejects
   * with the server's refusal if the dialog is closed.
   */
  guard: <Answer>(action: () => Promise<Answer>) => Promise<Answer>;
  /** The dialog; to be rendered by the page. */
  dialog: ReactNode;
}

interface Waiting {
  readonly goOn: () => void;
  readonly giveUp: () => void;
}

/** Asks for the password when the server wants it again, for any action of a page. */
export function useReauthentication(options: ReauthenticationOptions): Reauthentication {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function guard<Answer>(action: () => Promise<Answer>): Promise<Answer> {
    try {
      return await action();
    } catch (error) {
      if (refusalOf(error).code !== 'password_needed') throw error;
      await new Promise<void>((resolve, reject) => setWaiting({ goOn: resolve, giveUp: () => reject(error) }));
      return action();
    }
  }

  function end(how: keyof Waiting): void {
    waiting?.[how]();
    setWaiting(null);
  }

  // Not taken away while it is closed: so the focus goes back to where it was.
  const isOpen = waiting !== null;
  const dialog = (
    <ConfirmDialog {...options} isOpen={isOpen} onConfirmed={() => end('goOn')} onClose={() => end('giveUp')} />
  );
  return { guard, dialog };
}
