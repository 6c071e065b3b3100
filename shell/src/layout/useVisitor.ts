import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { useInBrowser } from '@countertop/client/shared/useInBrowser';
import type { CurrentUser, Player } from '@countertop/contract/accounts/user';
import { useEffect, useState } from 'react';

/**
 * `unknown` before hydration, `checking` while the server is asked about a session, then its answer, or `unsure` if the
 * request failed. `family`: signed in, with a plan for several children or, like a second guardian, with children of another
 * plan. An object: the device is handed over to this child.
 */
export type Visitor =
  | 'unknown'
  | 'checking'
  | 'signedOut'
  | 'unsure'
  | 'signedIn'
  | 'family'
  | 'admin'
  | { readonly player: Player };
type Answer = Exclude<Visitor, 'unknown' | 'checking'>;

const familyTiers: readonly string[] = ['family', 'classroom'];

function answerFor(user: Pick<CurrentUser, 'role' | 'subscriptionTier' | 'player'> | null | undefined): Answer {
  if (!user) return 'signedOut';
  if (user.player !== null) return { player: user.player };
  if (user.role === 'admin') return 'admin';
  return familyTiers.includes(user.subscriptionTier) ? 'family' : 'signedIn';
}

/**
 * Asks the server who is signed in, and reports the answer and every later change, such as an erased account or an ended
 * session. Returns a function that stops watching.
 */
async function watchUser(report: (answer: Answer) => void): Promise<() => void> {
  try {
    const [{ queryClient }, { currentUserQuery }] = await Promise.all([
      import(/* webpackChunkName: "visitor" */ '@countertop/client/shared/queryClient'),
      import(/* webpackChunkName: "visitor" */ '@countertop/client/accounts/user'),
    ]);
    const { queryKey } = currentUserQuery();
    report(answerFor(await queryClient.fetchQuery(currentUserQuery())));
    const { queryHash } = queryClient.getQueryCache().build(queryClient, { queryKey });
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== queryHash || query.state.status !== 'success') return;
      report(answerFor(query.state.data));
    });
  } catch (error) {
    console.warn('The signed-in user could not be loaded.', error);
    report('unsure');
    return () => {};
  }
}

/**
 * Reports whether the signed-in user has children whose page they can open, and every later change, such as an accepted invitation.
 * Returns a function that stops watching.
 */
async function watchChildren(report: (hasChildren: boolean) => void): Promise<() => void> {
  try {
    const [{ queryClient }, { watchLearners }] = await Promise.all([
      import(/* webpackChunkName: "visitor" */ '@countertop/client/shared/queryClient'),
      import(/* webpackChunkName: "visitor" */ '@countertop/client/play/learners'),
    ]);
    return watchLearners(queryClient, ({ data, error }) => {
      if (error !== null) console.warn('The children could not be loaded.', error);
      if (data !== undefined) report(data.some(({ nickname }) => nickname !== null));
    });
  } catch (error) {
    console.warn('The children could not be loaded.', error);
    return () => {};
  }
}

/**
 * Whether somebody is signed in: `unknown` during prerendering and hydration. Only a browser with a session asks the
 * server. All others are signed out without a request.
 */
export function useVisitor(): Visitor {
  // Signing in and out loads a new document.
  const hasSession = useInBrowser<boolean | null>(isSignedIn, null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isGuardian, setGuardian] = useState(false);
  useEffect(() => {
    if (hasSession !== true) return undefined;
    let isMounted = true;
    const stop = watchUser((next) => {
      if (isMounted) setAnswer(next);
    });
    return () => {
      isMounted = false;
      void stop.then((end) => end());
    };
  }, [hasSession]);
  useEffect(() => {
    if (answer !== 'signedIn') return undefined;
    let isMounted = true;
    const stop = watchChildren((isFound) => {
      if (isMounted) setGuardian(isFound);
    });
    return () => {
      isMounted = false;
      void stop.then((end) => end());
    };
  }, [answer]);
  if (hasSession === null) return 'unknown';
  if (answer === 'signedIn' && isGuardian) return 'family';
  return hasSession ? (answer ?? 'checking') : 'signedOut';
}
