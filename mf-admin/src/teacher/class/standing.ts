/** From this percentage on accuracy is green, by the specification. */
const greenFrom = 90;
/** From this percentage on it is yellow; below it is red. */
const yellowFrom = 80;

/** How a student stands: each has its colour and its word. */
export type Standing = 'onTrack' | 'worthALook' | 'needsHelp';

/** Green at 90 percent and above, yellow at 80 and above, red below. */
export function standingOf(accuracyPercent: number): Standing {
  if (accuracyPercent >= greenFrom) return 'onTrack';
  return accuracyPercent >= yellowFrom ? 'worthALook' : 'needsHelp';
}
