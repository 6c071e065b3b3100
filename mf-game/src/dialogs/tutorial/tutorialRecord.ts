import { storedValue } from '@countertop/client/storedValue';

const endings = ['completed', 'skipped'] as const;

/** How the tutorial ended in this browser; null before it did, and then it is offered. */
export type TutorialRecord = (typeof endings)[number] | null;

/** Remembered for later visits; where the browser stores nothing, for this one. */
export const tutorialRecord = storedValue<TutorialRecord>({
  area: 'localStorage',
  key: 'countertop.tutorial.v1',
  fallback: null,
  read: (json) => (json === null ? null : endings.find((ending) => ending === json)),
});

/** Skipping does not undo what was completed before. */
export function recordSkipped(): void {
  if (tutorialRecord.get() === null) tutorialRecord.set('skipped');
}
