import { type Rating, ratings } from '@countertop/contract/analytics/feedback.limits';
import { useMessages } from '@countertop/design-system/messages';
import { Face } from './Face.tsx';
import { face, faces } from './Feedback.styles.ts';
import { en } from './feedback.messages.ts';

export interface FacesProps {
  /** The face that was pressed. */
  rating: Rating | null;
  onRate: (rating: Rating) => void;
}

/** Five faces. One press rates. */
export function Faces({ rating, onRate }: FacesProps) {
  const t = useMessages(en);
  return (
    <div css={faces} role="group" aria-label={t('feedback.title')}>
      {ratings.map((value) => (
        <button
          key={value}
          type="button"
          css={face}
          aria-label={t('feedback.rating.of', { rating: value, label: t(`feedback.rating.${value}`) })}
          aria-pressed={rating === value}
          onClick={() => onRate(value)}
        >
          <Face rating={value} />
          <span aria-hidden="true">{t(`feedback.rating.${value}`)}</span>
        </button>
      ))}
    </div>
  );
}
