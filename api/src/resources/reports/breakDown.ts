import { smallestGroup } from '@countertop/contract/analytics/report.limits';

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
 * Splits a group into parts, largest first. Parts of fewer than `smallestGroup` people are added to a rest, along with as many
 * others as the rest needs to be large enough itself: otherwise a small part could be found by subtracting the others from
 * the total. If all parts together are too small, there is only a rest. `sum` adds two parts.
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
    const { name, ...numbers } = smallest;
    void name;
    rest = rest === null ? numbers : sum(rest, numbers);
  }
  return { parts, rest };
}
