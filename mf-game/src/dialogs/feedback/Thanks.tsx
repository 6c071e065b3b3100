import { useMessages } from '@countertop/design-system/messages';
import { useEffect, useRef } from 'react';
import { Face } from './Face.tsx';
import { thanks } from './Feedback.styles.ts';
import { en } from './feedback.messages.ts';

/** Takes focus, because the button that had it is gone. */
export function Thanks({ isTold }: { isTold: boolean }) {
  const t = useMessages(en);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [isTold]);
  return (
    <div css={thanks}>
      <Face rating={5} />
      <div>
        <h3 ref={title} tabIndex={-1}>
          {t('feedback.thanks')}
        </h3>
        <p>{t('feedback.thanksText')}</p>
      </div>
    </div>
  );
}
