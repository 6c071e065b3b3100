import type { LazyCode } from '@countertop/design-system/lazy';
import { useEffect, useEffectEvent } from 'react';
import { wasOfferDismissed } from './offerDismissal.ts';
import { watchIdle } from './watchIdle.ts';

/** Without a scroll, the offer comes after this many idle periods of 1.5 seconds (`idleMs`). */
const patience = 6;

/**
 * Offers to sign up on the first load of a browser, without interrupting: after the first scroll or a long look at the first
 * screen, which has an order to try. The dialog is loaded and offered while the page is idle. If its code fails to load, it
 * is not offered.
 */
export function useOffer(isWanted: boolean, dialog: LazyCode, onOffer: () => void): void {
  const offer = useEffectEvent(onOffer);
  useEffect(() => {
    if (!isWanted || wasOfferDismissed()) return undefined;
    let idleTimes = 0;
    const stop = watchIdle(() => {
      idleTimes += 1;
      const status = dialog.status();
      const isWelcome = window.scrollY > 0 || idleTimes >= patience;
      if (status === 'failed' || (status === 'loaded' && isWelcome)) stop();
      else void dialog.preload();
      if (status === 'loaded' && isWelcome) offer();
    });
    return stop;
  }, [isWanted, dialog]);
}
