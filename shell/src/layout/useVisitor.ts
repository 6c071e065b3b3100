import { isSignedIn } from '@countertop/client/signedIn';
import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Who is looking: `unknown` before hydration, `asked` while the server is asked about a session, then its answer, or
 * `unsure` if the request failed.
 */
export type Visitor = 'unknown' | 'asked' | 'signedOut' | 'unsure' | 'signedIn' | 'admin';
type Answer = Exclude<Visitor, 'unknown' | 'asked'>;

const answerFor = (user: { readonly role: string } | null | undefined): Answer =>
  user ? (user.role === 'admin' ? 'admin' : 'signedIn') : 'signedOut';

/**
 * Asks the server who is signed in, and reports the answer and every later change: an account may be erased, or a session
 * may end. Returns a function that stops listening.
 */
async function listen(report: (answer: Answer) => void): Promise<() => void> {
  try {
    const [{ queryClient }, { currentUserQuery }] = await Promise.all([
      import(/* webpackChunkName: "visitor" */ '@countertop/client/queryClient'),
      import(/* webpackChunkName: "visitor" */ '@countertop/client/user'),
    ]);
    const { queryKey } = currentUserQuery();
    report(answerFor(await queryClient.fetchQuery(currentUserQuery())));
    const { queryHash } = queryClient.getQueryCache().build(queryClient, { queryKey });
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== queryHash || query.state.status !== 'success') return;
      report(answerFor(query.state.data));
    });
  } catch (error) {
    console.warn('The server could not be asked who is signed in.', error);
    report('unsure');
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
