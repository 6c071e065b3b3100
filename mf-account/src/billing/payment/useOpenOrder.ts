import { useLocale } from '@countertop/design-system/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderCheck, OrderWatch } from './openOrder.ts';

/** Only people with an open order load it. */
const loadWatch = () => import(/* webpackChunkName: "order" */ './openOrder.ts');
const loadAnnouncement = () => import(/* webpackChunkName: "pay" */ './outcome.ts');

/**
 * Returns the state of this browser's open order and a function that checks it again. Calls `onChanged` once the order is
 * settled, for example by a webhook or by the server's own reconciliation.
 */
export function useOpenOrder(userId: string | null, onChanged: () => void): readonly [OrderCheck, () => void] {
  const { locale } = useLocale();
  const [check, setCheck] = useState<OrderCheck>('none');
  const [looks, setLooks] = useState(0);

  const settled = useEffectEvent(
    (
      announce: Awaited<ReturnType<typeof loadAnnouncement>>['announceOrder'],
      ...[state, order, isFirst]: Parameters<OrderWatch['onSettled']>
    ) => {
      onChanged();
      if (isFirst) announce(state, order, locale);
    },
  );

  useEffect(() => {
    if (userId === null) return undefined;
    const stopped = new AbortController();
    void (async () => {
      try {
        const [{ watchOrder }, { announceOrder }] = await Promise.all([loadWatch(), loadAnnouncement()]);
        await watchOrder({
          userId,
          signal: stopped.signal,
          onCheck: setCheck,
          onSettled: (...end) => settled(announceOrder, ...end),
        });
      } catch (error) {
        console.warn('The open order could not be looked at.', error);
      }
    })();
    return () => stopped.abort();
  }, [userId, looks]);

  return [check, () => setLooks((count) => count + 1)];
}
