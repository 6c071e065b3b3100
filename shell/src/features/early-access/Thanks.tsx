import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { useEffect, useRef } from 'react';
import { en } from './earlyAccess.messages.ts';
import { thanks } from './Thanks.styles.ts';
import { useAutoClose } from './useAutoClose.ts';

export interface ThanksProps {
  /** Localized name of the game. */
  game: string;
  onClose: () => void;
}

/**
 * Closes by itself. Nothing is lost, because the page shows and announces the same message. Focus moves to the text,
 * because the button that had it is gone.
 */
export function Thanks({ game, onClose }: ThanksProps) {
  const t = useMessages(en);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  useAutoClose(onClose);
  return (
    <div css={thanks}>
      <Picture name="bell" />
      <p ref={text} tabIndex={-1}>
        {t('earlyAccess.thanksMore', { game })}
      </p>
    </div>
  );
}
