import { pips } from './Pips.styles.ts';

export interface PipsProps {
  /** How many are filled. */
  filled: number;
  /** How many there are. */
  total: number;
}

/** Patience as upright pips. They repeat a word that stands beside them, so a screen reader passes over them. */
export function Pips({ filled, total }: PipsProps) {
  return (
    <span css={pips} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} data-filled={index < filled || undefined} />
      ))}
    </span>
  );
}
