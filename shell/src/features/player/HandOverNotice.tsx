import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useEffect } from 'react';
import type { HandOverError } from './followHandOver.ts';
import { en } from './player.messages.ts';

/** Shows a toast when the server rejected a hand-over. Renders nothing; a component, so that the texts load with it. */
export function HandOverNotice({ error }: { error: HandOverError }) {
  const t = useMessages(en);
  useEffect(
    () =>
      notify({
        title: t(`handOver.${error}.title`),
        message: t(`handOver.${error}`),
        tone: 'warning',
        timeoutMs: null,
      }),
    [error, t],
  );
  return null;
}
