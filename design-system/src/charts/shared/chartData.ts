import { formatMoney, formatNumber } from '../../i18n/messages.ts';
import { numberFormat } from '../../i18n/formats.ts';

/** One place on the category axis: a day, a skill. */
export interface ChartRow {
  /** Short words under the bar or point: "Mon". */
  label: string;
  /** The same in full, for the table: "Monday, 9 November". */
  name?: string;
  /** A value for each series, in their order. `null` where nothing is known; 0 is a value. */
  values: readonly (number | null)[];
}

/** What the numbers are. `percent` is from 0 to 100, `money` is whole cents. */
export type ChartFormat = 'number' | 'percent' | 'money';

/** Writes a value as a person reads it. Axis, marks and table of one chart share it. */
export type FormatValue = (value: number) => string;

/** Money has cents only where one of `values` has some. */
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

/** Every known value of a chart. */
export function knownValues(rows: readonly ChartRow[]): readonly number[] {
  return rows.flatMap(({ values }) => values).filter((value) => value !== null);
}

/** Whether a row lacks a value that a series should have. */
export function hasGaps(rows: readonly ChartRow[], series: readonly string[]): boolean {
  return rows.some(({ values }) => series.some((_, index) => (values[index] ?? null) === null));
}

/** The longest text a formatter makes of `values`. */
export function longest(values: readonly number[], format: FormatValue): string {
  return longestOf(values.map(format));
}

/** The longest of some texts. */
export function longestOf(texts: readonly string[]): string {
  return texts.reduce((last, text) => (text.length > last.length ? text : last), '');
}
