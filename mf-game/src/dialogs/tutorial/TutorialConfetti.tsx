import { Confetti } from '@countertop/design-system/artwork/Confetti';
import { over } from './Tutorial.styles.ts';

/** Paper over the whole window, out of the way of every press. */
export function TutorialConfetti() {
  return (
    <div css={over}>
      <Confetti />
    </div>
  );
}
