/** Sort order, in react-aria's format. */
export interface SortDescriptor<Row> {
  /** `id` of the column. */
  column: keyof Row & string;
  direction: 'ascending' | 'descending';
}

type Compare = (a: unknown, b: unknown) => number;

const isMissing = (value: unknown) => value === null || value === undefined || Number.isNaN(value);

/** Compares text by locale, with "Table 2" before "Table 10". */
function inLocale(locale: string): Compare {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (a, b) => (typeof a === 'string' && typeof b === 'string' ? compare(a, b) : Number(a) - Number(b));
}

/**
 * Returns a sorted copy: text by locale, numbers and dates by value. Missing values are
 * last in both directions. The sort is stable.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  { column, direction }: SortDescriptor<Row>,
  locale: string,
): readonly Row[] {
  const compare = inLocale(locale);
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((first, second) => {
    const [a, b] = [first[column], second[column]];
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    return sign * compare(a, b);
  });
}
