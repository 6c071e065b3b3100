import { plans } from '@countertop/contract/plans';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useEffect, useEffectEvent, useState } from 'react';
import { en } from './pricing.messages.ts';
import { mayHaveOpenOrder } from './orderKey.ts';
import { trackCompleted } from './trackCompleted.ts';
import type { OrderCheck, OrderWatch } from './watchOrder.ts';

/**
 * Returns the state of this browser's open order and a function that checks it again. Calls `onChanged` once the order is
 * settled, for example by a webhook or by the server's own reconciliation.
 */
export function useOpenOrder(userId: string | null, onChanged: () => void): readonly [OrderCheck, () => void] {
  const t = useMessages(en);
  const [check, setCheck] = useState<OrderCheck>('none');
  const [looks, setLooks] = useState(0);

  const settled = useEffectEvent<OrderWatch['onSettled']>((state, { tier, period }, isFirst) => {
    onChanged();
    if (!isFirst) return;
    if (state === 'paid') {
      trackCompleted({ tier, period });
      const message = t('pay.success', { plan: plans[tier].name });
      notify({ title: t('pay.success.title'), message, tone: 'success' });
    }
    if (state === 'refunded') notify({ title: t('pay.refunded.title'), message: t('pay.refunded'), tone: 'plain' });
  });

  useEffect(() => {
    if (userId === null || !mayHaveOpenOrder()) return undefined;
    const stopped = new AbortController();
    void (async () => {
      try {
        const { watchOrder } = await import(/* webpackChunkName: "order" */ './watchOrder.ts');
        await watchOrder({ userId, signal: stopped.signal, onCheck: setCheck, onSettled: settled });
      } catch (error) {
        console.warn('The open order could not be looked at.', error);
      }
    })();
    return () => stopped.abort();
  }, [userId, looks]);

  return [check, () => setLooks((count) => count + 1)];
}
