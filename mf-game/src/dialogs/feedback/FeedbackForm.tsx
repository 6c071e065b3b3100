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
  text: string;
  /** Whether the player tried to send without a rating. */
  isUnrated: boolean;
  isSending: boolean;
  hasFailed: boolean;
  onRate: (rating: Rating) => void;
  onTextChange: (text: string) => void;
}

export function FeedbackForm({
  rating,
  text,
  isUnrated,
  isSending,
  hasFailed,
  onRate,
  onTextChange,
}: FeedbackFormProps) {
  const t = useMessages(en);
  const options = ratings.map((value) => ({
    id: String(value),
    label: t('feedback.rating.of', { rating: value, label: t(`feedback.rating.${value}`) }),
  }));
  const rate = (id: string) => {
    const chosen = ratings.find((value) => String(value) === id);
    if (chosen !== undefined) onRate(chosen);
  };
  return (
    <div css={form}>
      <RadioGroup
        variant="segmented"
        label={t('feedback.rating')}
        options={options}
        value={rating === null ? null : String(rating)}
        onChange={rate}
        errorMessage={isUnrated ? t('feedback.missing') : undefined}
      />
      <TextArea
        label={t('feedback.text')}
        description={t('feedback.privacy')}
        maxLength={feedbackMaxLength}
        value={text}
        onChange={onTextChange}
      />
      <VisuallyHidden>
        <span role="status">{isSending && t('feedback.sending')}</span>
      </VisuallyHidden>
      <div role="alert">
        {hasFailed && (
          <p css={failure}>
            <Icon icon={alertIcon} />
            {t('feedback.failed')}
          </p>
        )}
      </div>
    </div>
  );
}
