import type { Expression } from '../Customer/expression.ts';

/** Pose of a person at a table. `hungry` means low patience. */
export type Pose = 'waiting' | 'ordering' | 'hungry' | 'happy' | 'eating' | 'waving';

/** Faces of the poses. */
export const expressions: Record<Pose, Expression> = {
  waiting: 'waiting',
  ordering: 'talking',
  hungry: 'hungry',
  happy: 'happy',
  eating: 'chewing',
  waving: 'happy',
};
