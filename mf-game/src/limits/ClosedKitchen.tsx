import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { extraMinutes } from '@countertop/contract/family/family.limits';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useState } from 'react';
import type { ClosedKitchen as Closed } from '../session/gameStore.ts';
import { en } from './limits.messages.ts';
import { MoreTimeDialog } from './MoreTimeDialog.tsx';
import { addExtraTime, type Proof } from './playTimeRecord.ts';
import { useClosedText } from './useClosedText.ts';

/** In place of the start buttons. */
const closedKitchen = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space.s,
  flex: '1 0 100%',
  '& > p': { fontSize: token.type.lead, fontWeight: token.weight.strong, textWrap: 'balance' },
});

export interface ClosedKitchenProps {
  closed: Closed;
  /** Rejects if the PIN or password is wrong. */
  onAddTime?: (learnerId: string, proof: Proof) => Promise<void>;
}

/** Takes the place of the start buttons: why the kitchen is closed, when it opens, and how a grown-up adds time. */
export function ClosedKitchen({ closed, onAddTime = addExtraTime }: ClosedKitchenProps) {
  const t = useMessages(en);
  const closedText = useClosedText();
  const [isAsking, setAsking] = useState(false);
  async function addTime(proof: Proof): Promise<void> {
    await onAddTime(closed.learnerId, proof);
    setAsking(false);
    notify({ message: t('limits.added', { minutes: extraMinutes }), tone: 'success' });
  }
  return (
    <div css={closedKitchen}>
      <p>{closedText(closed)}</p>
      <Button variant="outline" onPress={() => setAsking(true)}>
        {t('limits.ask', { minutes: extraMinutes })}
      </Button>
      {isAsking && <MoreTimeDialog onAdd={addTime} onClose={() => setAsking(false)} />}
    </div>
  );
}
