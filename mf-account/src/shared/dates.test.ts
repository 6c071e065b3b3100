import { expect, it } from 'vitest';
import { shortDateOf, shortMomentOf } from './dates.ts';

const now = new Date('2026-06-15T12:00:00');

it('leaves out the year if it is this one', () => {
  expect(shortDateOf('2026-03-03T16:30:00', 'en-US', now)).toBe('Mar 3');
  expect(shortDateOf('2025-12-31T16:30:00', 'en-US', now)).toBe('Dec 31, 2025');
  expect(shortMomentOf('2026-03-03T16:30:00', 'en-US', now)).toMatch(/^Mar\s3,\s4:30\sPM$/u);
  expect(shortMomentOf('2025-12-31T16:30:00', 'en-US', now)).toMatch(/^Dec\s31,\s2025,\s4:30\sPM$/u);
});
