import { pendingHandOver } from '@countertop/client/play/pendingHandOver';
import { useMessages } from '@countertop/design-system/messages';
import { useSyncExternalStore } from 'react';
import { notice } from '../family/Family.styles.ts';
import { en } from './players.messages.ts';

/** Notice that the device was handed over without a network, or that the server refused it. */
export function PendingNote() {
  const t = useMessages(en);
  const pending = useSyncExternalStore(pendingHandOver.subscribe, pendingHandOver.get);
  if (pending === null) return null;
  return (
    <p css={notice} role="status">
      {t(pending.refusal === null ? 'pending.offline' : 'pending.refused')}
    </p>
  );
}
