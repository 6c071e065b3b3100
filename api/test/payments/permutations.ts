/** Returns all permutations of a list. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((thing, index) => permutations(items.toSpliced(index, 1)).map((rest) => [thing, ...rest]));
}
