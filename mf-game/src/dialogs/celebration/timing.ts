import { speedFactors } from '@countertop/engine/play/constants';
import type { GameSpeed } from '@countertop/engine/play/game';

/** Staging and closing of the level-up celebration. */
export const levelUpTiming = {
  closeAfterMs: 5_000,
  /** Points, then the bar, then the unlocks: steps of 0.8 s. */
  stagesMs: [800, 1_600, 2_400],
  bar: { stepPercent: 5, stepMs: 50 },
} as const;

/** Staging and closing of the achievement popup. */
export const awardTiming = { closeAfterMs: 4_000, stagesMs: [100, 300, 500] } as const;

/** Extra time also means extra time to read. In untimed mode nothing closes automatically (WCAG 2.2 SC 2.2.1). */
export function closeAfterMs(standardMs: number, speed: GameSpeed): number | null {
  return speed === 'none' ? null : standardMs * speedFactors[speed];
}
