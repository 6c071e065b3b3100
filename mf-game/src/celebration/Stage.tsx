import { Awning } from '@countertop/design-system/Awning';
import { Confetti } from '@countertop/design-system/Confetti';
import { Counter } from '@countertop/design-system/Counter';
import { TileWall } from '@countertop/design-system/TileWall';
import type { ReactNode } from 'react';
import { middle, rays, stage } from './Celebration.styles.ts';

export interface StageProps {
  /** What hangs in the middle of the wall: a badge. */
  children: ReactNode;
  /** Whether the confetti falls already. */
  hasConfetti: boolean;
  /** Guests at the counter below. */
  crowd?: ReactNode;
}

/** The wall of the bistro with the prize on it. It says nothing: the words stand beside it. */
export function Stage({ children, hasConfetti, crowd }: StageProps) {
  return (
    <div css={stage} aria-hidden="true">
      <TileWall glaze="none" size="small">
        <Awning size="small" />
        <div css={rays} />
        {hasConfetti && <Confetti />}
        <div css={middle}>{children}</div>
        {crowd}
      </TileWall>
      {crowd !== undefined && <Counter />}
    </div>
  );
}
