import { hasUnsent } from '@countertop/client/play/unsent';
import { logoutPath } from '@countertop/contract/accounts/account.limits';
import { type LazyComponent, lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useEffect, useState } from 'react';
import type { UnsentDialogProps } from './UnsentDialog.tsx';

const UnsentDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "sign-out" */ './UnsentDialog.tsx')).UnsentDialog,
);

export interface SignOutGuardProps {
  /** Opens if something is unsent. */
  dialog?: LazyComponent<UnsentDialogProps>;
}

/** Returns the sign-out link that was clicked, if any. */
function signOutLink({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest(`a[href="${logoutPath}"]`) : null;
}

/**
 * Intercepts every sign-out link, whichever page it is on, while progress is unsent. Signing out clears the browser's
 * storage, so that progress would be lost.
 */
export function SignOutGuard({ dialog: Dialog = UnsentDialog }: SignOutGuardProps) {
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
  return (
    isOpen && (
      <LazyBoundary onDismiss={close}>
        <Dialog onClose={close} />
      </LazyBoundary>
    )
  );
}
