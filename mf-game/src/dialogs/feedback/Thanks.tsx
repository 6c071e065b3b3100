import { Customer } from '@countertop/design-system/artwork/Customer';
import { useMessages } from '@countertop/design-system/messages';
import { useEffect, useRef } from 'react';
import { en } from './feedback.messages.ts';
import { thanks } from './FeedbackDialog.styles.ts';

/** Takes focus, because the button that had it is gone. */
export function Thanks() {
  const t = useMessages(en);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div css={thanks}>
      <Customer look={2} mood="happy" />
      <div>
        <h3 ref={title} tabIndex={-1}>
          {t('feedback.thanks')}
        </h3>
        <p>{t('feedback.thanksText')}</p>
      </div>
    </div>
  );
}
