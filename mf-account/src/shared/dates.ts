/** Formats a date in the user's language: "May 3, 2026". `when` is ISO 8601. */
export function dayOf(when: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(when));
}

/** Formats a date and time: "May 3, 2026 at 4:30 PM". */
export function momentOf(when: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(when));
}
