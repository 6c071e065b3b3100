import { Customer } from '@countertop/design-system/artwork/Customer';
import { Stage } from '../stage/Stage.tsx';
import { crowd } from './DayComplete.styles.ts';
import type { DayAccuracy } from './dayAccuracy.ts';
import { Stars } from './Stars.tsx';

export interface CrowdProps extends Pick<DayAccuracy, 'stars'> {
  /** The looks of the cheering customers. */
  looks: readonly number[];
}

/** Cheering customers behind the counter, under the stars. */
export function Crowd({ looks, stars }: CrowdProps) {
  const cheering = looks.map((look) => (
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
