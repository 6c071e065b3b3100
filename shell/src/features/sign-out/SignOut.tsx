import { hasUnsent } from '@countertop/client/unsent';
import { logoutPath } from '@countertop/contract/account.limits';
import { useEffect, useState } from 'react';
import { Late } from '../../late/Late.tsx';
import { unsentDialog } from './unsentDialog.ts';

export interface SignOutProps {
  /** What opens where something is unsent. */
  dialog?: typeof unsentDialog;
}

/** The way out that an event presses; null for anything else. */
function wayOut({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest(`a[href="${logoutPath}"]`) : null;
}

/**
 * Stands before every link that signs out, whichever page it is on: signing out clears the browser, and a game that the
 * server does not have yet would be gone.
 */
export function SignOut({ dialog = unsentDialog }: SignOutProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function stop(event: MouseEvent): void {
      if (wayOut(event) === null || !hasUnsent()) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('click', stop, true);
    return () => document.removeEventListener('click', stop, true);
  }, []);
  const close = () => setOpen(false);
  return isOpen && <Late part={dialog} props={{ onClose: close }} onGiveUp={close} />;
}
