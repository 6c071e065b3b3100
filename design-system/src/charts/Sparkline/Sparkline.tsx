import { sparkline } from './Sparkline.styles.ts';
import { sparklinePath } from './sparklinePath.ts';

export interface SparklineProps {
  /** Values from oldest to newest. `null` is missing data. */
  values: readonly (number | null)[];
}

/**
 * A line as high as its text, for the course of a figure. Decorative: the figure and its change are said in the text
 * next to it. Nothing is drawn for fewer than two values.
 */
export function Sparkline({ values }: SparklineProps) {
  const { d, last } = sparklinePath(values);
  if (values.filter((value) => value !== null).length < 2) return null;
  return (
    <svg css={sparkline} viewBox="0 0 96 24" aria-hidden="true" focusable="false">
      <path d={d} />
      {last?.y != null && <circle cx={last.x} cy={last.y} r="3.5" />}
    </svg>
  );
}
