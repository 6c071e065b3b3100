import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useEffect } from 'react';
import type { HandOverProblem } from './followHandOver.ts';
import { en } from './player.messages.ts';

/** Tells that the server did not agree to a hand-over. Renders nothing; a component, so that the texts load with it. */
export function HandOverNotice({ problem }: { problem: HandOverProblem }) {
  const t = useMessages(en);
  useEffect(
    () =>
      notify({
        title: t(`handOver.${problem}.title`),
        message: t(`handOver.${problem}`),
        tone: 'warning',
        timeoutMs: null,
      }),
    [problem, t],
  );
  return null;
}
