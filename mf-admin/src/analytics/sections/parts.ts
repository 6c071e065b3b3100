/** Parts of a group, and what is summed up because its parts are too small. */
interface Parts<Part extends { readonly name: string }> {
  readonly parts: readonly Part[];
  readonly rest: object | null;
}

/** The figure of a part. One that is missing is 0, or null where it can be among the small ones that are not told. */
export function figureOf<Part extends { readonly name: string; readonly count: number }>(
  { parts, rest }: Parts<Part>,
  name: string,
): number | null {
  const part = parts.find((each) => each.name === name);
  if (part !== undefined) return part.count;
  return rest === null ? 0 : null;
}

/** The word for a name that the server counts by; the name itself where this page is older than the server. */
export function wordFor<Name extends string>(
  known: readonly Name[],
  name: string,
  word: (name: Name) => string,
): string {
  const found = known.find((each) => each === name);
  return found === undefined ? name : word(found);
}
