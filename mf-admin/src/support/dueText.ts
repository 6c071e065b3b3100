import type { Translate } from '@countertop/design-system/messages';
import type { en } from './support.messages.ts';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

function spanText(minutes: number, locale: string): string {
  const [count, unit] =
    minutes < hourMinutes
      ? [minutes, 'minute']
      : minutes < 2 * dayMinutes
        ? [Math.floor(minutes / hourMinutes), 'hour']
        : [Math.floor(minutes / dayMinutes), 'day'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

export interface Due {
  readonly text: string;
  readonly isOverdue: boolean;
}

/** Returns how much time is left for an answer, in words: "Due in 5 hours", "Overdue by 2 days". Both times are ISO 8601. */
export function dueText(t: Translate<typeof en>, locale: string, dueAt: string, now: string): Due {
  const leftMs = Date.parse(dueAt) - Date.parse(now);
  const isOverdue = leftMs < 0;
  const span = spanText(Math.floor(Math.abs(leftMs) / 60_000), locale);
  return { text: t(isOverdue ? 'due.overdue' : 'due.in', { span }), isOverdue };
}
