import { useEffect, useRef, useState } from 'react';
import { refusalOf } from '../shared/refusal.ts';
import type { SignInCalls } from './calls.ts';

type LinkEmail =
  | { readonly status: 'loading' }
  /** `email` is null if it could not be asked for; sending the form will say why. */
  | { readonly status: 'found'; readonly email: string | null }
  /** The link was used or is too old. */
  | { readonly status: 'spent'; readonly sentence: string };

/** Returns the address that a link was emailed to. */
export function useLinkEmail(
  token: string,
  purpose: 'confirm' | 'reset',
  lookUpLink: SignInCalls['lookUpLink'],
): LinkEmail {
  const [found, setFound] = useState<LinkEmail>({ status: 'loading' });
  // A new function with each render, which is no reason to ask again.
  const call = useRef(lookUpLink);
  useEffect(() => {
    let isCurrent = true;
    async function lookUp(): Promise<LinkEmail> {
      try {
        return { status: 'found', ...(await call.current({ token, purpose })) };
      } catch (error) {
        const { status, sentence } = refusalOf(error);
        // 422: a part of the token is missing.
        const isSpent = (status === 410 || status === 422) && sentence !== null;
        return isSpent ? { status: 'spent', sentence } : { status: 'found', email: null };
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
