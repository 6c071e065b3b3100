import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useEffect } from 'react';
import { leaveFor } from './leave.ts';
import { en } from './account.messages.ts';

/** How long the toast is visible before the redirect, in milliseconds. */
export const redirectDelayMs = 500;
/** Maximum time to wait for the toast, in milliseconds: its code may fail to load, or other toasts may be in line. */
export const toastWaitMs = 3000;

/** Shows a signed-out visitor a toast, then redirects to the sign-in page, which leads back to `path`. */
export function useUnauthorized(isSignedOut: boolean, path: string, leave: (href: string) => void = leaveFor): void {
  const t = useMessages(en);
  useEffect(() => {
    if (!isSignedOut) return undefined;
    const href = `/api/login?returnTo=${encodeURIComponent(path)}`;
    let timer = setTimeout(() => leave(href), toastWaitMs);
    const takeBack = notify({
      title: t('unauthorized.title'),
      message: t('unauthorized.message'),
      tone: 'danger',
      onShown: () => {
        clearTimeout(timer);
        timer = setTimeout(() => leave(href), redirectDelayMs);
      },
    });
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [isSignedOut, path, leave, t]);
}
