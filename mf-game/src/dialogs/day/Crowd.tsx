import { Customer } from '@countertop/design-system/artwork/Customer';
import { Stage } from '../stage/Stage.tsx';
import { crowd } from './DayComplete.styles.ts';
import type { DayAccuracy } from './dayAccuracy.ts';
import { Stars } from './Stars.tsx';

export interface CrowdProps extends Pick<DayAccuracy, 'stars'> {
  /** Looks of the guests who cheer. */
  guests: readonly number[];
}

/** The guests of the day behind the counter, under their stars. */
export function Crowd({ guests, stars }: CrowdProps) {
  const cheering = guests.map((look) => (
    <span key={look}>
      <Customer look={look} mood="happy" />
    </span>
  ));
  return (
    <Stage hasConfetti crowd={<div css={crowd}>{cheering}</div>}>
      <Stars stars={stars} />
    </Stage>
  );
}
