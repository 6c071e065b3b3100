import { formatMoney, formatNumber } from '../../i18n/messages.ts';
import { numberFormat } from '../../i18n/formats.ts';

/** One category, such as a day or a skill. */
export interface ChartRow {
  /** Short label for the axis: "Mon". */
  label: string;
  /** Full label for the table: "Monday, November 9". */
  name?: string;
  /** One value per series, in order. `null` is missing data; 0 is a value. */
  values: readonly (number | null)[];
}

/** Number format. `percent` is 0 to 100, `money` is integer cents. */
export type ChartFormat = 'number' | 'percent' | 'money';

/** Formats a value. Shared by axis, marks and table of a chart. */
export type FormatValue = (value: number) => string;

/** Returns a formatter. Money shows cents only if one of `values` has any. */
export function valueFormatter(format: ChartFormat, locale: string, values: readonly number[]): FormatValue {
  switch (format) {
    case 'number':
      return (value) => formatNumber(value, locale);
    case 'percent': {
      const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
      return (value) => percent.format(value / 100);
    }
    case 'money': {
      const digits = values.some((value) => value % 100 !== 0) ? 2 : 0;
      return (value) => formatMoney(value, locale, digits);
    }
  }
}

/** Returns all values that are not missing. */
export function knownValues(rows: readonly ChartRow[]): readonly number[] {
  return rows.flatMap(({ values }) => values).filter((value) => value !== null);
}

/** Whether any value is missing. */
export function hasGaps(rows: readonly ChartRow[], series: readonly string[]): boolean {
  return rows.some(({ values }) => series.some((_, index) => (values[index] ?? null) === null));
}

/** Returns the longest formatted value. */
export function longest(values: readonly number[], format: FormatValue): string {
  return longestOf(values.map(format));
}

/** Returns the longest string. */
export function longestOf(texts: readonly string[]): string {
  return texts.reduce((last, text) => (text.length > last.length ? text : last), '');
}
