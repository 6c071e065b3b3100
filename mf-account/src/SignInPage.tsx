import { isSignedIn } from '@countertop/client/signedIn';
import { localReturnTo, type SignInProblem, signInProblems } from '@countertop/contract/accountRules';
import { useSyncExternalStore } from 'react';
import { leaveFor } from './account/leave.ts';
import { entryOf } from './sign-in/entry.ts';
import { lateCalls } from './sign-in/lateCalls.ts';
import { SignInView } from './sign-in/SignInView.tsx';

/** Where somebody goes who came for nothing else. */
const firstPage = '/dashboard';

/** A link in a mail can open in the tab that shows this page. */
function onNewAddress(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

const neverChanges = () => () => {};
const parameter = (name: string) => new URLSearchParams(location.search).get(name);
const wanted = () => localReturnTo(parameter('returnTo'));

function problem(): SignInProblem | null {
  const name = parameter('problem');
  return signInProblems.find((one) => one === name) ?? null;
}

/** Goes on with a page that knows of the session: it is loaded. */
function goOn(returnTo?: string | null): void {
  leaveFor(localReturnTo(returnTo) ?? wanted() ?? firstPage);
}

/** /sign-in. The page that is sent to everybody is the form to sign in; what the address says comes with the script. */
export function SignInPage() {
  const hash = useSyncExternalStore(
    onNewAddress,
    () => location.hash,
    () => '',
  );
  const isIn = useSyncExternalStore(neverChanges, isSignedIn, () => false);
  const returnTo = useSyncExternalStore(neverChanges, wanted, () => null);
  const providerProblem = useSyncExternalStore(neverChanges, problem, () => null);
  return (
    <SignInView
      key={hash}
      entry={entryOf(hash)}
      providerProblem={providerProblem}
      isSignedIn={isIn}
      calls={lateCalls(returnTo)}
      onSignedIn={goOn}
    />
  );
}
