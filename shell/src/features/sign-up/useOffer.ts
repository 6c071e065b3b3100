import type { LazyCode } from '@countertop/design-system/lazy';
import { useEffect, useEffectEvent } from 'react';
import { wasOfferDismissed } from './offerDismissal.ts';
import { watchIdle } from './watchIdle.ts';

/**
 * Offers to sign up on the first load of a browser, without interrupting: the dialog is loaded while the page is idle, and
 * offered while it is idle. If its code fails to load, it is not offered.
 */
export function useOffer(isWanted: boolean, dialog: LazyCode, onOffer: () => void): void {
  const offer = useEffectEvent(onOffer);
  useEffect(() => {
    if (!isWanted || wasOfferDismissed()) return undefined;
    const stop = watchIdle(() => {
      const status = dialog.status();
      if (status === 'loaded' || status === 'failed') stop();
      else void dialog.preload();
      if (status === 'loaded') offer();
    });
    return stop;
  }, [isWanted, dialog]);
}
