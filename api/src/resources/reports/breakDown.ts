import { smallestGroup } from '@countertop/contract/metrics.limits';

/** What every part of a group has. */
interface Group {
  readonly name: string;
  readonly people: number;
  readonly count: number;
}

interface BrokenDown<Part extends Group> {
  readonly parts: Part[];
  readonly rest: Omit<Part, 'name'> | null;
}

/**
 * Splits a group into its parts, the largest first. Parts of too few people go into a rest, and as many of the others as
 * that rest needs to be large enough itself: else a small part could be found by taking the others off the whole. When
 * all of them are too few, there is only a rest. `sum` adds two parts up.
 */
export function breakDown<Part extends Group>(
  all: readonly Part[],
  sum: (one: Omit<Part, 'name'>, other: Omit<Part, 'name'>) => Omit<Part, 'name'>,
): BrokenDown<Part> {
  const parts = all.toSorted(
    (one, other) => other.people - one.people || other.count - one.count || (one.name < other.name ? -1 : 1),
  );
  let rest: Omit<Part, 'name'> | null = null;
  for (;;) {
    const smallest = parts.at(-1);
    if (smallest === undefined) break;
    const isRestSmall = rest !== null && rest.people < smallestGroup;
    if (smallest.people >= smallestGroup && !isRestSmall) break;
    parts.pop();
    const { name, ...figures } = smallest;
    void name;
    rest = rest === null ? figures : sum(rest, figures);
  }
  return { parts, rest };
}
