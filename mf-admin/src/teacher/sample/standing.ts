/** Minimum percentage for green (by the specification). */
const greenFrom = 90;
/** Minimum percentage for yellow; below it is red. */
const yellowFrom = 80;

/** A student's standing. Each one has a color and a label. */
export type Standing = 'onTrack' | 'worthALook' | 'needsHelp';

/** Green at 90 percent and above, yellow at 80 and above, red below. */
export function standingOf(accuracyPercent: number): Standing {
  if (accuracyPercent >= greenFrom) return 'onTrack';
  return accuracyPercent >= yellowFrom ? 'worthALook' : 'needsHelp';
}
