// @ts-check

/**
 * @param {readonly number[]} values
 * @param {number} fraction from 0 to 1
 */
export function quantile(values, fraction) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);
