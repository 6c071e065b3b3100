import { isSignedIn } from '@countertop/client/signedIn';
import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Who is looking: `unknown` before hydration, `asked` while the server is asked about a session, then its answer, or
 * `unsure` if the request failed.
 */
export type Visitor = 'unknown' | 'asked' | 'signedOut' | 'unsure' | 'signedIn' | 'admin';
type Answer = Exclude<Visitor, 'unknown' | 'asked'>;

/** Asks the server. Only a response means signed in. */
async function ask(): Promise<Answer> {
  try {
    const [{ queryClient }, { currentUserQuery }] = await Promise.all([
      import(/* webpackChunkName: "visitor" */ '@countertop/client/queryClient'),
      import(/* webpackChunkName: "visitor" */ '@countertop/client/user'),
    ]);
    const user = await queryClient.fetchQuery(currentUserQuery());
    if (user === null) return 'signedOut';
    return user.role === 'admin' ? 'admin' : 'signedIn';
  } catch (error) {
    console.warn('The server could not be asked who is signed in.', error);
    return 'unsure';
  }
}

/** Signing in and out load the page anew. */
const neverChanges = () => () => {};
const notKnown = () => null;

/**
 * Whether somebody is signed in. 'unknown' in what the server sends and in the first draw of the browser; only a browser
 * with a session asks, so for all others the answer is there at once and nothing is fetched for it.
 */
export function useVisitor(): Visitor {
  const hasSession = useSyncExternalStore<boolean | null>(neverChanges, isSignedIn, notKnown);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (hasSession !== true) return undefined;
    let isHere = true;
    void ask().then((said) => {
      if (isHere) setAnswer(said);
    });
    return () => {
      isHere = false;
    };
  }, [hasSession]);
  if (hasSession === null) return 'unknown';
  return hasSession ? (answer ?? 'asked') : 'signedOut';
}
