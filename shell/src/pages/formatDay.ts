/** Formats a day in the long style of the locale: `('2026-11-10', 'en-US')` is "November 10, 2026". */
export function formatDay(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
