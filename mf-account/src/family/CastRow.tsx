import { Customer } from '@countertop/design-system/artwork/Customer';
import { castRow } from './NoPlan.styles.ts';

/** A family's worth of customers at the counter. */
const family = [12, 2, 6, 15] as const;

export interface CastRowProps {
  /** Numbers of the drawings. */
  looks?: readonly number[];
}

/** Customers behind a counter. Decorative. */
export function CastRow({ looks = family }: CastRowProps) {
  return (
    <div css={castRow} aria-hidden="true">
      {looks.map((look, index) => (
        <Customer key={index} look={look} mood="happy" />
      ))}
    </div>
  );
}
