import { useMessages } from '@countertop/design-system/messages';
import { Icon } from '@countertop/design-system/Icon';
import { alertIcon } from '@countertop/design-system/icons';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { TextArea } from '@countertop/design-system/TextArea';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import { feedbackMaxLength, type Rating, ratings } from '@countertop/contract/feedback.limits';
import { en } from './feedback.messages.ts';
import { failure, form } from './FeedbackDialog.styles.ts';

export interface FeedbackFormProps {
  rating: Rating | null;
  words: string;
  /** Sending was tried without a choice. */
  isUnrated: boolean;
  /** It is on its way. */
  isSending: boolean;
  /** Sending was tried and did not work. */
  hasFailed: boolean;
  onRate: (rating: Rating) => void;
  onWrite: (words: string) => void;
}

/** From 1 to 5, and room for words. */
export function FeedbackForm({ rating, words, isUnrated, isSending, hasFailed, onRate, onWrite }: FeedbackFormProps) {
  const t = useMessages(en);
  const options = ratings.map((value) => ({
    id: String(value),
    label: t('opinion.rating.of', { rating: value, words: t(`opinion.rating.${value}`) }),
  }));
  const rate = (id: string) => {
    const chosen = ratings.find((value) => String(value) === id);
    if (chosen !== undefined) onRate(chosen);
  };
  return (
    <div css={form}>
      <RadioGroup
        variant="segmented"
        label={t('opinion.rating')}
        options={options}
        value={rating === null ? null : String(rating)}
        onChange={rate}
        errorMessage={isUnrated ? t('opinion.missing') : undefined}
      />
      <TextArea
        label={t('opinion.words')}
        description={t('opinion.privacy')}
        maxLength={feedbackMaxLength}
        value={words}
        onChange={onWrite}
      />
      <VisuallyHidden>
        <span role="status">{isSending && t('opinion.sending')}</span>
      </VisuallyHidden>
      <div role="alert">
        {hasFailed && (
          <p css={failure}>
            <Icon icon={alertIcon} />
            {t('opinion.failed')}
          </p>
        )}
      </div>
    </div>
  );
}
