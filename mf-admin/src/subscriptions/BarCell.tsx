import { ShareBar } from '../shared/ShareBar.tsx';
import { barCell } from './Subscriptions.styles.ts';

export interface BarCellProps {
  value: number;
  /** The largest value of the column. */
  largest: number;
  /** The formatted value. */
  children: string;
}

/** A number with a bar relative to the largest of its column. */
export function BarCell({ value, largest, children }: BarCellProps) {
  return (
    <span css={barCell}>
      {children}
      <ShareBar share={largest === 0 ? 0 : value / largest} />
    </span>
  );
}
