import { formatNumber, translate } from '@countertop/design-system/messages';
import { en } from './report.messages.ts';
import type { Cell, CellKind } from './section.ts';

export interface FormatOptions {
  readonly locale: string;
}

/** Formats a day like `2025-01-10`, independent of the time zone. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/** Formats a day without its year, for chart axes. */
export function formatShortDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/** Formats a date range: "Nov 16 – 22, 2026". */
export function formatPeriod({ from, to }: { readonly from: string; readonly to: string }, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}

/** Formats a date and time in UTC, with the time zone name. */
export function formatMoment(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(moment));
}

function formatCellNumber(value: number, kind: CellKind, { locale }: FormatOptions): string {
  const t = translate(en, locale);
  switch (kind) {
    case 'percent':
      return new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
    case 'minutes':
      return t('cell.minutes', { hours: Math.floor(value / 60), minutes: value % 60 });
    case 'seconds':
      return t('cell.seconds', { minutes: Math.floor(value / 60), seconds: value % 60 });
    case 'number':
    case 'text':
    case 'day':
    case 'moment':
    case 'list':
      return formatNumber(value, locale);
  }
}

function formatCellText(text: string, kind: CellKind, { locale }: FormatOptions): string {
  if (text === '') return text;
  if (kind === 'day') return formatDay(text, locale);
  return kind === 'moment' ? formatMoment(text, locale) : text;
}

/** Formats a cell for the screen and for PDFs. */
export function formatCell(cell: Cell, kind: CellKind, options: FormatOptions): string {
  if (cell === null) return translate(en, options.locale)('cell.hidden');
  if (typeof cell === 'number') return formatCellNumber(cell, kind, options);
  if (typeof cell === 'string') return formatCellText(cell, kind, options);
  return cell.length === 0 ? translate(en, options.locale)('cell.none') : cell.join(', ');
}
