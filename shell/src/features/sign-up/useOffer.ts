import { useEffect, useEffectEvent } from 'react';
import { wasOfferDismissed } from './offerDismissal.ts';
import { watchIdle } from './watchIdle.ts';
import { signUpDialog } from './signUpDialog.ts';

/**
 * Offers to sign up until the offer has been closed once in this browser. To interrupt nobody, it loads the dialog's code
 * when the page is idle, and makes the offer when the page is idle and the code has loaded.
 */
export function useOffer(isWanted: boolean, onOffer: () => void): void {
  const offer = useEffectEvent(onOffer);
  useEffect(() => {
    if (!isWanted || wasOfferDismissed()) return undefined;
    const stop = watchIdle(() => {
      const dialog = signUpDialog.now();
      if (dialog === null) void signUpDialog.fetch();
      else stop();
      if (typeof dialog === 'function') offer();
    });
    return stop;
  }, [isWanted]);
}
