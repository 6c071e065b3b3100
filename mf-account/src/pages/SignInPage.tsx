import { localReturnTo } from '@countertop/contract/accounts/account.limits';
import { useIsInBrowser } from '@countertop/client/shared/useIsInBrowser';
import type { SearchOf } from '@countertop/routes/routes';
import { useHash } from '@countertop/routes/useHash';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { leaveFor } from '../shared/leave.ts';
import { entryOf } from '../sign-in/entry.ts';
import { serverCalls } from '../sign-in/serverCalls.ts';
import { SignInView } from '../sign-in/SignInView.tsx';
import type { Step } from '../sign-in/step.ts';
import { hasPath, type StartStep, stepPaths } from '../sign-in/stepPaths.ts';
import { useSignedInUser } from '../sign-in/useSignedInUser.ts';

const prerendered: SearchOf<'/sign-in'> = {};

/** Default page after signing in. */
const firstPage = '/dashboard';

/** Keeps the email address from one form to the next, until the page is reloaded. */
const typed = { email: '' };

export interface SignInPageProps {
  /** The form of the URL. */
  startAt?: StartStep;
}

/** /sign-in, /create-account and /forgot-password. The prerendered page is the form to sign in; the rest is loaded by the script. */
export function SignInPage({ startAt = 'signIn' }: SignInPageProps) {
  // A link in an email can open in this tab.
  const [hash] = useHash();
  const search = useSearch({ from: stepPaths[startAt] });
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  const user = useSignedInUser();
  const { error = null, workshop = null, ...given } = isInBrowser ? search : prerendered;
  const returnTo = localReturnTo(given.returnTo);
  const entry = entryOf(hash);

  function openAddress(step: Step['name']): boolean {
    if (step === startAt || !hasPath(step)) return false;
    void navigate({ to: stepPaths[step], search: { returnTo: search.returnTo, workshop: search.workshop } });
    return true;
  }

  /** Continues with a full page load, which loads the user. */
  function proceed(wanted?: string | null): void {
    leaveFor(localReturnTo(wanted) ?? returnTo ?? firstPage);
  }

  return (
    <SignInView
      key={hash}
      entry={entry.name === 'signIn' ? { name: startAt } : entry}
      providerError={error}
      isSignedIn={user !== null}
      userName={user?.name ?? null}
      isChild={user?.isChild ?? false}
      continueTo={returnTo ?? firstPage}
      initialEmail={typed.email}
      onEmailChange={(email) => {
        typed.email = email;
      }}
      openAddress={openAddress}
      calls={serverCalls(returnTo, workshop)}
      onSignedIn={proceed}
    />
  );
}
