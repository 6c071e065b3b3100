import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useEffect } from 'react';
import { leaveFor } from './leave.ts';
import { en } from './messages/en.messages.ts';

/** How long the toast can be read before the page is left (specification 000, section 9). */
export const redirectDelayMs = 500;

/** Tells somebody who is signed out so, and goes to where one signs in; `path` is where they come back to. */
export function useUnauthorized(isSignedOut: boolean, path: string, leave: (href: string) => void = leaveFor): void {
  const t = useMessages(en);
  useEffect(() => {
    if (!isSignedOut) return undefined;
    const takeBack = notify({
      title: t('unauthorized.title'),
      message: t('unauthorized.message'),
      tone: 'destructive',
    });
    const href = `/api/login?returnTo=${encodeURIComponent(path)}`;
    const timer = setTimeout(() => leave(href), redirectDelayMs);
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [isSignedOut, path, leave, t]);
}
