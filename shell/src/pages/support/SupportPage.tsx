import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { useInBrowser } from '@countertop/client/shared/useInBrowser';
import { useIsInBrowser } from '@countertop/client/shared/useIsInBrowser';
import { supportEmailMeta } from '@countertop/contract/site/support.limits';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SupportView } from './SupportView.tsx';

const client = () => import(/* webpackChunkName: "support-client" */ '@countertop/client/site/support');

/** /support. A link can fill in the topic and the reference: `/support?topic=payment`. */
export function SupportPage() {
  const { topic, reference } = useSearch({ from: '/support' });
  const isInBrowser = useIsInBrowser();
  const supportEmail = useInBrowser(readSupportEmail, null);
  const email = useAccountEmail();
  const initial = {
    topic: (isInBrowser && topic) || '',
    reference: (isInBrowser && reference) || '',
    ...(email !== null && { email }),
  };
  return (
    <SupportView
      supportEmail={supportEmail}
      initial={initial}
      onSend={async (input) => (await client()).sendSupportRequest(input)}
    />
  );
}

function readSupportEmail(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${supportEmailMeta}"]`)?.content ?? null;
}

/** Returns the email address of the signed-in user; null while it is unknown. */
function useAccountEmail(): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    if (!isSignedIn()) return undefined;
    let isMounted = true;
    readAccountEmail().then(
      (found) => {
        if (isMounted) setEmail(found);
      },
      // People can enter their address themselves.
      (error: unknown) => console.warn('The signed-in user could not be loaded.', error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return email;
}

async function readAccountEmail(): Promise<string | null> {
  const [{ queryClient }, { currentUserQuery }] = await Promise.all([
    import(/* webpackChunkName: "visitor" */ '@countertop/client/shared/queryClient'),
    import(/* webpackChunkName: "visitor" */ '@countertop/client/accounts/user'),
  ]);
  return (await queryClient.fetchQuery(currentUserQuery()))?.email ?? null;
}
