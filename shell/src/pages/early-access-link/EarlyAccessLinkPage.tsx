import { games } from '@countertop/contract/site/games';
import { useHash } from '@countertop/routes/useHash';
import { useEffect, useState } from 'react';
import { EarlyAccessLinkView } from './EarlyAccessLinkView.tsx';
import { type EarlyAccessLink, linkIn } from './linkIn.ts';

const client = () => import(/* webpackChunkName: "early-access-client" */ '@countertop/client/site/earlyAccess');

/** /early-access */
export function EarlyAccessLinkPage() {
  const link = useLink();
  return (
    <EarlyAccessLinkView
      key={link && `${link.action} ${link.token}`}
      link={link}
      onConfirm={async (token) => (await client()).confirmEarlyAccess(token)}
      onUnsubscribe={async (token) => (await client()).unsubscribeEarlyAccess(token)}
      onRefuse={async (token, isRefused) => (await client()).setMailRefusal(token, isRefused)}
      onRequestLink={async (email) =>
        (await client()).registerEarlyAccess({ gameTitle: games.missingNumber.title, email, source: 'expired_link' })
      }
    />
  );
}

/** Returns the link in the URL and removes it from there, so that the next user of this browser doesn't find it. */
function useLink(): EarlyAccessLink | null {
  const [hash, setHash] = useHash();
  const [lastHash, setLastHash] = useState(hash);
  const [link, setLink] = useState(() => linkIn(hash));
  // Opening another link in the same tab changes only the hash.
  if (hash !== lastHash) {
    setLastHash(hash);
    setLink(linkIn(hash) ?? link);
  }
  useEffect(() => {
    if (hash !== '') setHash('');
  }, [hash, setHash]);
  return link;
}
