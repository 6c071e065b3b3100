/** Returns the width class at which rows become blocks. */
export function breadth(columns: number): 'few' | 'three' | 'some' | 'many' {
  if (columns <= 2) return 'few';
  if (columns === 3) return 'three';
  return columns <= 5 ? 'some' : 'many';
}
