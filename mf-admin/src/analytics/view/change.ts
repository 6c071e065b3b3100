/** The change of a figure since the period before. */
export type Change =
  | { readonly kind: 'same' }
  /** The figure was 0 before, so there is no percentage. */
  | { readonly kind: 'new' }
  /** Less than half a percent. */
  | { readonly kind: 'slightlyUp' | 'slightlyDown' }
  | { readonly kind: 'up' | 'down'; readonly percent: number };

/** Returns the change from `before` to `now`, in whole percent of `before`. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'new' };
  const percent = Math.round((100 * Math.abs(now - before)) / before);
  if (percent === 0) return { kind: now > before ? 'slightlyUp' : 'slightlyDown' };
  return { kind: now > before ? 'up' : 'down', percent };
}
