import { Awning } from '@countertop/design-system/artwork/Awning';
import { Confetti } from '@countertop/design-system/artwork/Confetti';
import { Counter } from '@countertop/design-system/artwork/Counter';
import { TileWall } from '@countertop/design-system/artwork/TileWall';
import type { ReactNode } from 'react';
import { rays, stage } from './Stage.styles.ts';

export interface StageProps {
  /** A badge or stars. */
  children: ReactNode;
  hasConfetti: boolean;
  /** Customers at the counter. Hidden from screen readers: the text next to the stage says the same. */
  crowd?: ReactNode;
}

/** The decorated wall behind a celebration. */
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
