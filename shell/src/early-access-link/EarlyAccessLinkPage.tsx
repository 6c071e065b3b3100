import { useEffect, useState } from 'react';
import { upcomingGame } from '../early-access/upcomingGame.ts';
import { EarlyAccessLinkView } from './EarlyAccessLinkView.tsx';
import { linkIn } from './linkIn.ts';

const client = () => import(/* webpackChunkName: "early-access-client" */ '@countertop/client/earlyAccess');

/** /early-access */
export function EarlyAccessLinkPage() {
  const [link] = useState(() => linkIn(location.hash));
  // Whoever uses this browser next finds no link in its history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return (
    <EarlyAccessLinkView
      link={link}
      onConfirm={async (token) => (await client()).confirmEarlyAccess(token)}
      onUnsubscribe={async (token) => (await client()).unsubscribeEarlyAccess(token)}
      onRequestLink={async (email) =>
        (await client()).registerEarlyAccess({ gameTitle: upcomingGame(), email, source: 'expired_link' })
      }
    />
  );
}
