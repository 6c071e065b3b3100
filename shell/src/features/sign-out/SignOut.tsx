import { hasUnsent } from '@countertop/client/unsent';
import { logoutPath } from '@countertop/contract/account.limits';
import { type LazyComponent, lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useEffect, useState } from 'react';
import type { UnsentDialogProps } from './UnsentDialog.tsx';

const UnsentDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "sign-out" */ './UnsentDialog.tsx')).UnsentDialog,
);

export interface SignOutProps {
  /** Opens when something is unsent. */
  dialog?: LazyComponent<UnsentDialogProps>;
}

/** The way out that an event presses; null for anything else. */
function wayOut({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest(`a[href="${logoutPath}"]`) : null;
}

/**
 * Stands before every link that signs out, whichever page it is on: signing out clears the browser, and a game that the
 * server does not have yet would be gone.
 */
export function SignOut({ dialog: Dialog = UnsentDialog }: SignOutProps) {
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
  return (
    isOpen && (
      <LazyBoundary onDismiss={close}>
        <Dialog onClose={close} />
      </LazyBoundary>
    )
  );
}
