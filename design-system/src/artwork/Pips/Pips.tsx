import { pips } from './Pips.styles.ts';

export interface PipsProps {
  /** Number of filled pips. */
  filled: number;
  /** Total number of pips. */
  total: number;
}

/** Patience as vertical pips. Hidden from screen readers, because the text next to them says the same. */
export function Pips({ filled, total }: PipsProps) {
  return (
    <span css={pips} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} data-filled={index < filled || undefined} />
      ))}
    </span>
  );
}
