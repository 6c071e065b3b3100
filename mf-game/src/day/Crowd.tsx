import { Awning } from '@countertop/design-system/Awning';
import { Confetti } from '@countertop/design-system/Confetti';
import { Counter } from '@countertop/design-system/Counter';
import { Customer } from '@countertop/design-system/Customer';
import { TileWall } from '@countertop/design-system/TileWall';
import { crowd, rays, stage } from './DayComplete.styles.ts';
import type { DayAccuracy } from './dayAccuracy.ts';
import { Stars } from './Stars.tsx';

export interface CrowdProps extends Pick<DayAccuracy, 'stars'> {
  /** Looks of the guests who cheer. */
  guests: readonly number[];
}

/** The guests of the day behind the counter, under their stars. */
export function Crowd({ guests, stars }: CrowdProps) {
  return (
    <div css={stage}>
      <TileWall glaze="none" size="small">
        <Awning size="small" />
        <div css={rays} />
        <Confetti />
        <Stars stars={stars} />
        <div css={crowd} aria-hidden="true">
          {guests.map((look) => (
            <span key={look}>
              <Customer look={look} mood="happy" />
            </span>
          ))}
        </div>
      </TileWall>
      <Counter />
    </div>
  );
}
