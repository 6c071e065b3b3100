import { drawingName } from '../../artwork/Picture/drawingName.ts';
import { bar } from './FractionBar.styles.ts';

export interface FractionBarProps {
  /** Number of equal parts: the denominator. */
  parts: number;
  /** Number of shaded parts, from the start: the numerator. */
  shaded: number;
  /** Worth of one part, printed in each: "2.5". */
  partLabel?: string;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

/** A fraction as a strip of equal parts, some of them shaded. */
export function FractionBar({ parts, shaded, partLabel, title }: FractionBarProps) {
  return (
    <div css={bar} {...drawingName(title)}>
      {Array.from({ length: parts }, (_, index) => (
        <span key={index} data-shaded={index < shaded || undefined}>
          {partLabel}
        </span>
      ))}
    </div>
  );
}
