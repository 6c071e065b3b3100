import type { Rating } from '@countertop/contract/analytics/feedback.limits';

/** Mouths from "not fun" to "great". */
const mouths: Readonly<Record<Rating, string>> = {
  1: 'M24 52q12-12 24 0',
  2: 'M25 50q11-5 22 0',
  3: 'M25 48h22',
  4: 'M24 46q12 10 24 0',
  5: 'M22 44h28q-2 16-14 16T22 44Z',
};

/** A plate with a face on it. The button around it says what it means. */
export function Face({ rating }: { rating: Rating }) {
  const isGreat = rating === 5;
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true">
      <circle cx="36" cy="36" r="34" fill="var(--accent-butter)" stroke="var(--border-strong)" strokeWidth="3" />
      <circle cx="25" cy="30" r="4" fill="var(--text-on-paper)" />
      <circle cx="47" cy="30" r="4" fill="var(--text-on-paper)" />
      <path
        d={mouths[rating]}
        fill={isGreat ? 'var(--text-on-paper)' : 'none'}
        stroke="var(--text-on-paper)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
