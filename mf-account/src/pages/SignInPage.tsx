import { localReturnTo, type SignInError, signInErrors } from '@countertop/contract/accounts/account.limits';
import { pushAddress } from '@countertop/client/shared/pushAddress';
import { useInBrowser } from '@countertop/client/shared/useInBrowser';
import { useSyncExternalStore } from 'react';
import { leaveFor } from '../shared/leave.ts';
import { entryOf } from '../sign-in/entry.ts';
import { serverCalls } from '../sign-in/serverCalls.ts';
import { SignInView } from '../sign-in/SignInView.tsx';
import type { Step } from '../sign-in/step.ts';
import { addressOf, type StartStep } from '../sign-in/stepPaths.ts';
import { useSignedInUser } from '../sign-in/useSignedInUser.ts';

/** Default page after signing in. */
const firstPage = '/dashboard';

/** Subscribes to the hash, because a link in an email can open in this tab. */
function onNewAddress(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

const parameter = (name: string) => new URLSearchParams(location.search).get(name);
const wanted = () => localReturnTo(parameter('returnTo'));
/** The code of a workshop, from the link; kept while the form, and with it the URL, changes. */
let workshop: string | null = null;
const workshopOf = () => (workshop ??= parameter('workshop'));

function errorInUrl(): SignInError | null {
  const name = parameter('error');
  return signInErrors.find((one) => one === name) ?? null;
}

/** Continues with a full page load, which loads the user. */
function proceed(returnTo?: string | null): void {
  leaveFor(localReturnTo(returnTo) ?? wanted() ?? firstPage);
}

/** Keeps the email address from one form to the next, until the page is reloaded. */
const typed = { email: '' };

export interface SignInPageProps {
  /** The form of the URL. */
  startAt?: StartStep;
}

/** /sign-in, /create-account and /forgot-password. The prerendered page is the form to sign in; the rest is loaded by the script. */
export function SignInPage({ startAt = 'signIn' }: SignInPageProps) {
  const hash = useSyncExternalStore(
    onNewAddress,
    () => location.hash,
    () => '',
  );
  const user = useSignedInUser();
  const returnTo = useInBrowser(wanted, null);
  const providerError = useInBrowser(errorInUrl, null);
  const entry = entryOf(hash);
  const workshopCode = useInBrowser(workshopOf, null);

  function openAddress(step: Step['name']): boolean {
    const address = addressOf(step, startAt, returnTo);
    // The host's router listens to history changes.
    if (address !== null) pushAddress(address);
    return address !== null;
  }

  return (
    <SignInView
      key={hash}
      entry={entry.name === 'signIn' ? { name: startAt } : entry}
      providerError={providerError}
      isSignedIn={user !== null}
      userName={user?.name ?? null}
      isChild={user?.isChild ?? false}
      continueTo={returnTo ?? firstPage}
      initialEmail={typed.email}
      onEmailChange={(email) => {
        typed.email = email;
      }}
      openAddress={openAddress}
      calls={serverCalls(returnTo, workshopCode)}
      onSignedIn={proceed}
    />
  );
}
