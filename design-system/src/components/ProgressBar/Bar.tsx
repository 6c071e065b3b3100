import { fill, track } from './Bar.styles.ts';

export interface BarProps {
  /** 0 to 100. Undefined if indeterminate. */
  percentage: number | undefined;
  /** Meaning of the fill, which text next to the bar also conveys. */
  tone?: 'neutral' | 'accent' | 'success' | 'info' | 'warning' | 'danger';
}

/** The bar of `ProgressBar` and `Meter`, which provide the semantics. */
export function Bar({ percentage, tone = 'neutral' }: BarProps) {
  const isKnown = percentage !== undefined;
  return (
    <div css={track} data-part="bar">
      <div
        css={fill}
        style={{ inlineSize: isKnown ? `${percentage}%` : '100%' }}
        data-tone={tone}
        data-empty={percentage === 0 || undefined}
        data-unknown={!isKnown || undefined}
      />
    </div>
  );
}
