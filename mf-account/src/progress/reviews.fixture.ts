import type { LearnerReviews } from '@countertop/contract/play/reviews';

const day = '2026-11-24';
const [alone, hint, wrong] = [
  { day, result: 'alone' },
  { day, result: 'hint' },
  { day, result: 'wrong' },
] as const;

/** The schedule of a child who has learned two skills. Today is 25 November 2026. */
export const sampleReviews: LearnerReviews = {
  isOn: true,
  due: ['times_tables'],
  visits: 1,
  skills: [
    {
      skill: 'times_tables',
      band: 'ages_8_9',
      review: { step: 2, dueOn: '2026-11-24' },
      visitedOn: '2026-11-17',
      lastTries: [alone, alone, hint, alone, alone],
    },
    {
      skill: 'change_from_notes',
      band: 'ages_8_9',
      review: { step: 4, dueOn: '2026-12-20' },
      visitedOn: '2026-11-15',
      lastTries: [alone, alone, alone, wrong, alone],
    },
    { skill: 'profit', band: 'ages_8_9', review: null, visitedOn: null, lastTries: [wrong, alone] },
  ],
};
