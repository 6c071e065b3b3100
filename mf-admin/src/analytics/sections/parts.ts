/** Parts of a total, and the sum of those that are too small to show. */
interface Parts<Part extends { readonly name: string }> {
  readonly parts: readonly Part[];
  readonly rest: object | null;
}

/** Returns the count of a part. A missing part is 0, or null if it may be among the hidden small ones. */
export function figureOf<Part extends { readonly name: string; readonly count: number }>(
  { parts, rest }: Parts<Part>,
  name: string,
): number | null {
  const part = parts.find((each) => each.name === name);
  if (part !== undefined) return part.count;
  return rest === null ? 0 : null;
}

/** Returns the label for a name from the server; the name itself if this page is older than the server and doesn't know it. */
export function labelFor<Name extends string>(
  known: readonly Name[],
  name: string,
  labelOf: (name: Name) => string,
): string {
  const found = known.find((each) => each === name);
  return found === undefined ? name : labelOf(found);
}
