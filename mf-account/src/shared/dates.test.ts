import { expect, it } from 'vitest';
import { shortDateOf, shortMomentOf } from './dates.ts';

const now = new Date('2026-06-15T12:00:00');

it('leaves out the year if it is this one', () => {
  expect(shortDateOf('2026-03-03T16:30:00', 'en-US', now)).toBe('Mar 3');
  expect(shortDateOf('2025-12-31T16:30:00', 'en-US', now)).toBe('Dec 31, 2025');
  // Intl separates the time with a narrow no-break space.
  expect(shortMomentOf('2026-03-03T16:30:00', 'en-US', now)).toMatch(/^Mar 3, 4:30\sPM$/u);
  expect(shortMomentOf('2025-12-31T16:30:00', 'en-US', now)).toMatch(/^Dec 31, 2025, 4:30\sPM$/u);
});
