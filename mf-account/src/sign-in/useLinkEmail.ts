import { hasErrorCode } from '@countertop/client/shared/CallError';
import { useEffect, useRef, useState } from 'react';
import type { SignInCalls } from './calls.ts';

type LinkEmail =
  | { readonly status: 'loading' }
  /** `email` is null if it could not be loaded; submitting the form will show why. */
  | { readonly status: 'found'; readonly email: string | null }
  /** The link no longer works. */
  | { readonly status: 'spent'; readonly error: unknown };

/** Returns the address that a link was emailed to. */
export function useLinkEmail(
  token: string,
  purpose: 'confirm' | 'reset',
  lookUpLink: SignInCalls['lookUpLink'],
): LinkEmail {
  const [found, setFound] = useState<LinkEmail>({ status: 'loading' });
  // A new function on each render must not repeat the request.
  const call = useRef(lookUpLink);
  useEffect(() => {
    let isCurrent = true;
    async function lookUp(): Promise<LinkEmail> {
      try {
        return { status: 'found', ...(await call.current({ token, purpose })) };
      } catch (error) {
        // `invalid_input`: part of the token is missing.
        const isSpent = hasErrorCode(error, 'link_expired', 'account_gone', 'invalid_input');
        return isSpent ? { status: 'spent', error } : { status: 'found', email: null };
      }
    }
    void lookUp().then((result) => {
      if (isCurrent) setFound(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, purpose]);
  return found;
}
