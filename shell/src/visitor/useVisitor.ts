import { isSignedIn } from '@countertop/client/signedIn';
import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Who is looking: nobody knows yet, somebody with a session whom the server is asked about, and then what it said;
 * `unsure` when it could not be asked.
 */
export type Visitor = 'unknown' | 'asked' | 'signedOut' | 'unsure' | 'signedIn';
type Answer = Extract<Visitor, 'signedOut' | 'unsure' | 'signedIn'>;

/** Asks the server. Only an answer means signed in. */
async function ask(): Promise<Answer> {
  try {
    const [{ queryClient }, { currentUserQuery }] = await Promise.all([
      import(/* webpackChunkName: "visitor" */ '@countertop/client/queryClient'),
      import(/* webpackChunkName: "visitor" */ '@countertop/client/user'),
    ]);
    return (await queryClient.fetchQuery(currentUserQuery())) ? 'signedIn' : 'signedOut';
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
