import { hasUnsent } from '@countertop/client/unsent';
import { logoutPath } from '@countertop/contract/account.limits';
import { useEffect, useState } from 'react';
import { Late } from '../../late/Late.tsx';
import { unsentDialog } from './unsentDialog.ts';

export interface SignOutGuardProps {
  /** Opens if something is unsent. */
  dialog?: typeof unsentDialog;
}

/** Returns the sign-out link that was clicked, if any. */
function signOutLink({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest(`a[href="${logoutPath}"]`) : null;
}

/**
 * Intercepts every sign-out link, whichever page it is on, while progress is unsent. Signing out clears the browser's
 * storage, so that progress would be lost.
 */
export function SignOutGuard({ dialog = unsentDialog }: SignOutGuardProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function stop(event: MouseEvent): void {
      if (signOutLink(event) === null || !hasUnsent()) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('click', stop, true);
    return () => document.removeEventListener('click', stop, true);
  }, []);
  const close = () => setOpen(false);
  return isOpen && <Late part={dialog} props={{ onClose: close }} onGiveUp={close} />;
}
