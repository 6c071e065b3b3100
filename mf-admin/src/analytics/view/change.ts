/** How a figure differs from the period before. */
export type Change =
  | { readonly kind: 'same' }
  /** There was nothing before: no percentage says how much more this is. */
  | { readonly kind: 'new' }
  /** By less than half a percent. */
  | { readonly kind: 'slightlyUp' | 'slightlyDown' }
  | { readonly kind: 'up' | 'down'; readonly percent: number };

/** The change from `before` to `now`, in whole percent of `before`. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'new' };
  const percent = Math.round((100 * Math.abs(now - before)) / before);
  if (percent === 0) return { kind: now > before ? 'slightlyUp' : 'slightlyDown' };
  return { kind: now > before ? 'up' : 'down', percent };
}
