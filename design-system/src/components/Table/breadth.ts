export type Breadth = 'few' | 'three' | 'some' | 'many' | 'most';

/** Returns the width class at which rows become blocks. Two columns of sentences need as much room as three. */
export function breadth(columns: number, hasSentences = false): Breadth {
  if (columns <= 2 && !hasSentences) return 'few';
  if (columns <= 3) return 'three';
  if (columns <= 5) return 'some';
  return columns <= 9 ? 'many' : 'most';
}
