import { isSignedIn } from '@countertop/client/signedIn';
import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Who is looking: nobody knows yet, somebody with a session whom the server is asked about, and then what it said;
 * `unsure` when it could not be asked.
 */
export type Visitor = 'unknown' | 'asked' | 'signedOut' | 'unsure' | 'signedIn';
type Answer = Extract<Visitor, 'signedOut' | 'unsure' | 'signedIn'>;

/**
 * Asks the server, and tells the answer and every later one that a page gets: an account may be erased, or a session
 * over. Only an answer means signed in. Returns the way to stop listening.
 */
async function listen(tell: (answer: Answer) => void): Promise<() => void> {
  try {
    const [{ queryClient }, { currentUserQuery }] = await Promise.all([
      import(/* webpackChunkName: "visitor" */ '@countertop/client/queryClient'),
      import(/* webpackChunkName: "visitor" */ '@countertop/client/user'),
    ]);
    const { queryKey } = currentUserQuery();
    tell((await queryClient.fetchQuery(currentUserQuery())) ? 'signedIn' : 'signedOut');
    const { queryHash } = queryClient.getQueryCache().build(queryClient, { queryKey });
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== queryHash || query.state.status !== 'success') return;
      tell(query.state.data ? 'signedIn' : 'signedOut');
    });
  } catch (error) {
    console.warn('The server could not be asked who is signed in.', error);
    tell('unsure');
    return () => {};
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
    const stop = listen((said) => {
      if (isHere) setAnswer(said);
    });
    return () => {
      isHere = false;
      void stop.then((end) => end());
    };
  }, [hasSession]);
  if (hasSession === null) return 'unknown';
  return hasSession ? (answer ?? 'asked') : 'signedOut';
}
