import { formatNumber, type Translate } from '@countertop/design-system/messages';
import type { en } from './messages/en.messages.ts';
import type { Cell, CellKind } from './report.ts';

/** What is needed to write for a person. */
export interface Writing {
  readonly t: Translate<typeof en>;
  readonly locale: string;
}

/** A day like `2025-01-10` in words, the same everywhere on earth. */
export function writeDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

function writeNumber(value: number, kind: CellKind, { t, locale }: Writing): string {
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
    case 'list':
      return formatNumber(value, locale);
  }
}

/** A cell as a person reads it, on the screen and on paper alike. */
export function writeCell(cell: Cell, kind: CellKind, writing: Writing): string {
  if (typeof cell === 'number') return writeNumber(cell, kind, writing);
  if (typeof cell !== 'string') return cell.length === 0 ? writing.t('cell.none') : cell.join(', ');
  return kind === 'day' ? writeDay(cell, writing.locale) : cell;
}
