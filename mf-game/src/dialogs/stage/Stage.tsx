import { Awning } from '@countertop/design-system/artwork/Awning';
import { Confetti } from '@countertop/design-system/artwork/Confetti';
import { Counter } from '@countertop/design-system/artwork/Counter';
import { TileWall } from '@countertop/design-system/artwork/TileWall';
import type { ReactNode } from 'react';
import { rays, stage } from './Stage.styles.ts';

export interface StageProps {
  /** What hangs on the wall: a badge, stars. */
  children: ReactNode;
  /** Whether the confetti falls already. */
  hasConfetti: boolean;
  /** Guests at the counter below. They are not spoken: words stand beside the stage. */
  crowd?: ReactNode;
}

/** The wall of the bistro, with what there is to celebrate on it. */
export function Stage({ children, hasConfetti, crowd }: StageProps) {
  return (
    <div css={stage}>
      <TileWall glaze="none" size="small">
        <Awning size="small" />
        <div css={rays} />
        {hasConfetti && <Confetti />}
        {children}
        {crowd !== undefined && <div aria-hidden="true">{crowd}</div>}
      </TileWall>
      {crowd !== undefined && <Counter />}
    </div>
  );
}
