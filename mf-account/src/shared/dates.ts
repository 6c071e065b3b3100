import { currentTime } from '@countertop/client/shared/today';

/** Formats a date in the user's language: "May 3, 2026". `when` is ISO 8601. */
export function dayOf(when: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(when));
}

/** Includes the year only if it isn't the current one. */
function shortDay(date: Date, now: Date): Intl.DateTimeFormatOptions {
  const day = { month: 'short', day: 'numeric' } as const;
  return date.getFullYear() === now.getFullYear() ? day : { ...day, year: 'numeric' };
}

/** Formats a date in few letters: "Nov 22", with the year if it isn't this one: "Nov 22, 2025". */
export function shortDateOf(when: string, locale: string, now = currentTime()): string {
  const date = new Date(when);
  return new Intl.DateTimeFormat(locale, shortDay(date, now)).format(date);
}

/** Formats a date and time briefly: "Nov 22, 4:30 PM", with the year if it isn't this one. Doesn't wrap. */
export function shortMomentOf(when: string, locale: string, now = currentTime()): string {
  const date = new Date(when);
  const moment = new Intl.DateTimeFormat(locale, { ...shortDay(date, now), hour: 'numeric', minute: '2-digit' });
  return moment.format(date).replaceAll(' ', '\u00A0');
}

/** Formats a date and time: "May 3, 2026 at 4:30 PM". */
export function momentOf(when: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(when));
}
