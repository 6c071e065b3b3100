import { queryClient } from '@countertop/client/shared/queryClient';
import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { useInBrowser } from '@countertop/client/shared/useInBrowser';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { useEffect, useState } from 'react';

/** The signed-in user. The name is null until the server has answered, and if it fails. */
export interface SignedInUser {
  readonly name: string | null;
  /** Whether a child plays in the session. */
  readonly isChild: boolean;
}

const unknown: SignedInUser = { name: null, isChild: false };

async function fetchUser(): Promise<SignedInUser | null> {
  try {
    const user = await queryClient.fetchQuery(currentUserQuery());
    return user && { name: user.displayName ?? user.email, isChild: user.player !== null };
  } catch (error) {
    console.warn('The server could not be asked who is signed in.', error);
    return unknown;
  }
}

/** Returns the signed-in user of this device, or null. Null in the server's HTML and during hydration. */
export function useSignedInUser(): SignedInUser | null {
  const hasSession = useInBrowser(isSignedIn, false);
  const [user, setUser] = useState<SignedInUser | null>(unknown);
  useEffect(() => {
    if (!hasSession) return undefined;
    let isMounted = true;
    void fetchUser().then((answer) => {
      if (isMounted) setUser(answer);
    });
    return () => {
      isMounted = false;
    };
  }, [hasSession]);
  return hasSession ? user : null;
}
