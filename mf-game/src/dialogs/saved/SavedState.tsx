import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { useMessages } from '@countertop/design-system/messages';
import type { AttemptCounts } from '../../persistence/attempts/attemptStore.ts';
import { en } from './saved.messages.ts';

const line = css({ marginBlockEnd: token.space.s, color: token.text.muted, fontSize: token.type.caption });

export interface SavedStateProps {
  /** The learner's answers; null while unknown. */
  counts: AttemptCounts | null;
  /** Whether the restaurant is on this device only. */
  isGameWaiting: boolean;
}

/** Shows how many answers wait on this device and how many are sent. Empty if there are none. Not announced: it changes with each answer. */
export function SavedState({ counts, isGameWaiting }: SavedStateProps) {
  const t = useMessages(en);
  const { waiting = 0, sent = 0, isStored = true } = counts ?? {};
  if (waiting + sent > 0)
    return <p css={line}>{t(isStored || waiting === 0 ? 'saved.answers' : 'saved.notStored', { waiting, sent })}</p>;
  return isGameWaiting && <p css={line}>{t('saved.game')}</p>;
}
