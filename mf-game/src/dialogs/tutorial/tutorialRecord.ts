import { storedValue } from '@countertop/client/storedValue';

const endings = ['completed', 'skipped'] as const;

/** How the tutorial ended; null if it has not, and then it is offered. */
export type TutorialRecord = (typeof endings)[number] | null;

export const tutorialRecord = storedValue<TutorialRecord>({
  area: 'localStorage',
  key: 'countertop.tutorial.v1',
  fallback: null,
  read: (json) => (json === null ? null : endings.find((ending) => ending === json)),
});

/** Records a skip. A completed tutorial stays completed. */
export function recordSkipped(): void {
  if (tutorialRecord.get() === null) tutorialRecord.set('skipped');
}
