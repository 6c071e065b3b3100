import { isSignedIn } from '@countertop/client/signedIn';
import { localReturnTo } from '@countertop/contract/accountRules';
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
const wanted = () => localReturnTo(new URLSearchParams(location.search).get('returnTo'));

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
  return (
    <SignInView key={hash} entry={entryOf(hash)} isSignedIn={isIn} calls={lateCalls(returnTo)} onSignedIn={goOn} />
  );
}
