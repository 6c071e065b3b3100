import { Confetti } from '@countertop/design-system/artwork/Confetti';
import { over } from './Tutorial.styles.ts';

/** Confetti over the whole window; lets clicks through. */
export function TutorialConfetti() {
  return (
    <div css={over}>
      <Confetti />
    </div>
  );
}
