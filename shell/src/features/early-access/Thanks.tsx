import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { useEffect, useRef } from 'react';
import { en } from './earlyAccess.messages.ts';
import { thanks } from './Thanks.styles.ts';
import { useQuietEnd } from './useQuietEnd.ts';

export interface ThanksProps {
  /** The name of the game that was asked for. */
  game: string;
  /** It has stood long enough. */
  onEnd: () => void;
}

/**
 * Ends by itself. Nothing is lost with it: the page says the same, and it is read aloud there. The focus goes to the
 * words, because the button that had it is gone.
 */
export function Thanks({ game, onEnd }: ThanksProps) {
  const t = useMessages(en);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  useQuietEnd(onEnd);
  return (
    <div css={thanks}>
      <Picture name="bell" />
      <p ref={words} tabIndex={-1}>
        {t('earlyAccess.thanksMore', { game })}
      </p>
    </div>
  );
}
