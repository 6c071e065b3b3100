import { useEffect, useEffectEvent } from 'react';
import { wasOfferDismissed } from './offerRecord.ts';
import { watchRest } from './restWatch.ts';
import { signUpDialog } from './signUpDialog.ts';

/**
 * Offers to sign up on the first load of a browser. It never gets in the way of what somebody is doing: the code is
 * fetched when the page is at rest, and the offer is made when it is at rest and the code is there. Without its code it
 * is not made at all.
 */
export function useOffer(isWanted: boolean, onOffer: () => void): void {
  const offer = useEffectEvent(onOffer);
  useEffect(() => {
    if (!isWanted || wasOfferDismissed()) return undefined;
    const stop = watchRest(() => {
      const dialog = signUpDialog.now();
      if (dialog === null) void signUpDialog.fetch();
      else stop();
      if (typeof dialog === 'function') offer();
    });
    return stop;
  }, [isWanted]);
}
