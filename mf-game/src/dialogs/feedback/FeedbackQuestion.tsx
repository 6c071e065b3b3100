import { feedbackMaxLength } from '@countertop/contract/analytics/feedback.limits';
import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { alertIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { TextArea } from '@countertop/design-system/TextArea';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import { useState } from 'react';
import { Faces } from './Faces.tsx';
import { failure, form } from './Feedback.styles.ts';
import { en } from './feedback.messages.ts';
import type { FeedbackAnswer } from './useFeedback.ts';
import { Thanks } from './Thanks.tsx';

/** Five faces, then an optional text. The text is kept if sending fails. */
export function FeedbackQuestion({ answer }: { answer: FeedbackAnswer }) {
  const t = useMessages(en);
  const { status, rating, rate, tell } = answer;
  const [text, setText] = useState('');
  const isAnswered = useWasRated(status === 'rated');
  return (
    <div css={form}>
      {isAnswered ? <Thanks isTold={status === 'told'} /> : <Faces rating={rating} onRate={rate} />}
      {isAnswered && status !== 'told' && (
        <>
          <TextArea
            label={t('feedback.text')}
            description={t('feedback.privacy')}
            maxLength={feedbackMaxLength}
            value={text}
            onChange={setText}
          />
          {text.trim() !== '' && (
            <div>
              <Button variant="outline" onPress={() => tell(text)}>
                {t(status === 'sending' ? 'feedback.sending' : 'feedback.send')}
              </Button>
            </div>
          )}
        </>
      )}
      <VisuallyHidden>
        <span role="status">{status === 'sending' && t('feedback.sending')}</span>
      </VisuallyHidden>
      <div role="alert">
        {(status === 'failed' || status === 'blocked') && (
          <p css={failure}>
            <Icon icon={alertIcon} />
            <span>{t(`feedback.${status}`)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Whether the rating has been stored, even if sending the text fails later. */
function useWasRated(isRated: boolean): boolean {
  const [wasRated, setWasRated] = useState(false);
  if (isRated && !wasRated) setWasRated(true);
  return wasRated || isRated;
}
