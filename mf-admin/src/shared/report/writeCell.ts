import { formatNumber, translate } from '@countertop/design-system/messages';
import { en } from './report.messages.ts';
import type { Cell, CellKind } from './section.ts';

/** Whom a cell is written for. */
export interface Reader {
  readonly locale: string;
}

/** A day like `2025-01-10` in words, the same everywhere on earth. */
export function writeDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/** The same without its year, for the foot of a chart. */
export function writeShortDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/** Two days in words, as short as the language has it: "Nov 16 – 22, 2026". */
export function writePeriod({ from, to }: { readonly from: string; readonly to: string }, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}

/** A moment by the clock of UTC, which it names. */
export function writeMoment(moment: string, locale: string): string {
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

function writeNumber(value: number, kind: CellKind, { locale }: Reader): string {
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

function writeText(text: string, kind: CellKind, { locale }: Reader): string {
  if (text === '') return text;
  if (kind === 'day') return writeDay(text, locale);
  return kind === 'moment' ? writeMoment(text, locale) : text;
}

/** A cell as a person reads it, on the screen and on paper alike. */
export function writeCell(cell: Cell, kind: CellKind, reader: Reader): string {
  if (cell === null) return translate(en, reader.locale)('cell.untold');
  if (typeof cell === 'number') return writeNumber(cell, kind, reader);
  if (typeof cell === 'string') return writeText(cell, kind, reader);
  return cell.length === 0 ? translate(en, reader.locale)('cell.none') : cell.join(', ');
}
