import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { useEffect, useRef } from 'react';
import { en } from './earlyAccess.messages.ts';
import { useAutoClose } from './useAutoClose.ts';

const thanks = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.m,
  paddingBlockEnd: token.space.xs,
  '& > svg': { flex: 'none', inlineSize: '4rem', blockSize: 'auto' },
});

export interface ThanksProps {
  /** Localized name of the game. */
  game: string;
  onClose: () => void;
}

/**
 * Closes automatically. Nothing is lost, because the page shows and announces the same message. Focus moves to the text,
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
