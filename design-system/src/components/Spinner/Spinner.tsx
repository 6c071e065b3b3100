import { useMessages } from '../../i18n/messages.ts';
import { en } from './Spinner.messages.ts';
import { bell, dome, spinner } from './Spinner.styles.ts';

export interface SpinnerProps {
  /** Names the loading content: "Loading the class…". */
  label?: string;
  /** `small` for a line of text, `large` for the middle of a page. */
  size?: 'small' | 'medium' | 'large';
  /** `late` waits 400 ms, so that fast responses do not flash. `atOnce` is for pages that have already waited. */
  appears?: 'late' | 'atOnce';
}

/** A loading indicator, shown after a short delay. If the layout is known use `Skeleton`, if the progress is known `ProgressBar`. */
export function Spinner({ label, size = 'medium', appears = 'late' }: SpinnerProps) {
  const t = useMessages(en);
  return (
    <div css={spinner} role="status" data-size={size} data-appears={appears}>
      <svg css={bell} viewBox="0 0 64 60" aria-hidden="true">
        <g css={dome}>
          <circle cx="32" cy="9" r="5" fill="currentColor" />
          <path
            d="M8 42C8 25 18 14 32 14s24 11 24 28Z"
            fill="var(--accent-butter)"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path
            d="M17 35c1-7 5-12 11-14"
            fill="none"
            stroke="#fff"
            strokeOpacity=".75"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </g>
        <rect x="3" y="46" width="58" height="8" rx="2.5" fill="currentColor" />
      </svg>
      <span>{label ?? t('spinner.label')}</span>
    </div>
  );
}
